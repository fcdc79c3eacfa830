import { join } from 'node:path';

/** The workspace's folder: sources, built modules and the bundle are each one folder below it. */
const WORKSPACE = join(__dirname, '..');

/** Something in the workspace, such as `demo`. */
export const fromWorkspace = (...path: string[]): string => join(WORKSPACE, ...path);
