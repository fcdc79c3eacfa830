// Writes the description of the API and the types made from it; --check fails when they are stale.
import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import openapiTS, { astToString } from 'openapi-typescript';

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));
const DESCRIPTION = path('../openapi.json');
const TYPES = path('../../packages/contracts/src/generated/api.ts');
const HEADER =
  '// Generated from the backend by `npm run openapi -w @manjara/backend`; not edited by hand.\n\n';

const description = execFileSync(process.execPath, [path('../dist/print-openapi.js')], {
  encoding: 'utf8',
  maxBuffer: 16e6,
});
const types = HEADER + astToString(await openapiTS(description, { alphabetize: true }));

const style = { ...(await resolveConfig(DESCRIPTION)), parser: 'json' };

for (const [file, content] of [
  [DESCRIPTION, await format(description, style)],
  [TYPES, types],
]) {
  if (!process.argv.includes('--check')) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  } else if ((await readFile(file, 'utf8').catch(() => '')) !== content) {
    process.stderr.write(`${file} is stale: run npm run openapi -w @manjara/backend.\n`);
    process.exitCode = 1;
  }
}
