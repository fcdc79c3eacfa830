import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const ENDING = '.cases.ts';

/** Runs the cases of a folder in one test file: loading the API takes longer than most of them. */
export function runCases(folder: string, beforeEachFile?: () => Promise<void>): void {
  const files = readdirSync(folder).filter((name) => name.endsWith(ENDING));
  describe.each(files.map((file) => file.slice(0, -ENDING.length)))('%s', (name) => {
    if (beforeEachFile) beforeAll(beforeEachFile);
    jest.requireActual(join(folder, name + ENDING));
  });
}
