import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const SCRIPT = join(__dirname, '../scripts/openapi.mjs');

it('the description of the API is that of the code', async () => {
  // Fails with the script's message, which says what to run.
  const { stderr } = await promisify(execFile)(process.execPath, [SCRIPT, '--check']);
  expect(stderr).toBe('');
});
