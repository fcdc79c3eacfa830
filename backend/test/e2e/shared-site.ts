import { Api } from '../contract/support/api';
import { runCases } from './run-cases';

/** The site that the cases of a folder share. */
export const api = new Api();
export const { app } = api;

/** Runs the cases of a folder. The site is empty, and the admin signed in, before each file. */
export function runCasesOnOneSite(folder: string): void {
  beforeAll(() => api.begin());
  afterAll(() => api.stop());
  runCases(folder, () => app.reset());
}
