import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Api } from '../contract/support/api';

/** The site of a folder of cases: starting one for each file takes longer than most files. */
export const api = new Api();
export const { app } = api;

const ENDING = '.cases.ts';

/** Runs the cases of a folder. The site is empty, and the admin signed in, before each file. */
export function runCases(folder: string): void {
  beforeAll(() => api.begin());
  afterAll(() => api.stop());
  const files = readdirSync(folder).filter((name) => name.endsWith(ENDING));
  describe.each(files.map((file) => file.slice(0, -ENDING.length)))('%s', (name) => {
    beforeAll(() => app.reset());
    jest.requireActual(join(folder, name + ENDING));
  });
}
