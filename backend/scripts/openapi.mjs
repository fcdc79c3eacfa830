// Writes the description of the API; --check fails when it is stale.
import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));
const DESCRIPTION = path('../openapi.json');

const printed = execFileSync(process.execPath, [path('../dist/print-openapi.js')], {
  encoding: 'utf8',
  maxBuffer: 16e6,
});
const style = { ...(await resolveConfig(DESCRIPTION)), parser: 'json' };
const description = await format(printed, style);

if (!process.argv.includes('--check')) {
  await writeFile(DESCRIPTION, description);
} else if ((await readFile(DESCRIPTION, 'utf8')) !== description) {
  process.stderr.write(`${DESCRIPTION} is stale: run npm run openapi -w @manjara/backend.\n`);
  process.exitCode = 1;
}
