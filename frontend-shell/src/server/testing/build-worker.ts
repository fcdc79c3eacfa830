import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

/** Builds the program of the render processes into a folder; answers its file. */
export async function buildWorker(folder: string): Promise<string> {
  const build = path.resolve(__dirname, '../../../test/build-worker.mjs');
  await promisify(execFile)(process.execPath, [build, folder]);
  return path.join(folder, 'worker.js');
}
