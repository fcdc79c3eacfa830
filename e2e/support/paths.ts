import path from 'node:path';

export const ROOT = path.resolve(__dirname, '../..');
export const fromRoot = (...parts: string[]): string => path.join(ROOT, ...parts);
