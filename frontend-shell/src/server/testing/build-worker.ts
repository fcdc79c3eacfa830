import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

/** Builds the render worker into a folder; returns its path. */
export async function buildWorker(folder: string): Promise<string> {
  const build = path.resolve(__dirname, '../../../test/build-worker.mjs');
  await promisify(execFile)(process.execPath, [build, folder]);
  return path.join(folder, 'worker.js');
}
