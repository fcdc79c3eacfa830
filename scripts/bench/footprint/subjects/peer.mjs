import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const PROJECTS = 20;

/** Puts a peer's own files in place: what its users write to have a list that visitors read. */
export function writeFiles(folder, files) {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
}

/** Does a step unless an earlier run has done it in this folder. */
export function once(folder, step, work) {
  const mark = path.join(folder, `.${step}`);
  if (existsSync(mark)) return;
  work();
  writeFileSync(mark, '');
}
