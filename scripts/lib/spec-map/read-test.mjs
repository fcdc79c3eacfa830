import { readFileSync } from 'node:fs';
import { fromRoot } from '../paths.mjs';

/** The text of a file of tests; undefined when there is no such file. */
export function readTest(file) {
  try {
    return readFileSync(fromRoot(file), 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}
