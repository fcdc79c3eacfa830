import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Where a backup is written until it is complete. */
export const unfinished = (path: string): string => `${path}.unfinished`;

/** Renames a file so that the new name survives a power cut. */
export async function renameDurably(from: string, to: string): Promise<void> {
  await rename(from, to);
  // Windows cannot open folders, and writes names at once.
  if (process.platform === 'win32') return;
  const folder = await open(dirname(to));
  await folder.sync();
  await folder.close();
}
