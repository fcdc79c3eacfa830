// The one gate: everything that must hold before a change is taken in. Stops at the first failure.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from './lib/run.mjs';
import { readCounts, total } from './lib/test-counts.mjs';

const npm = (...args) => ['npm', ['run', '--silent', ...args]];
const STEPS = [
  ['Format', ...npm('format:check')],
  ['Lint', ...npm('lint')],
  ['Specification', ...npm('spec-map')],
  ['Dependencies', ...npm('dependencies:check')],
  ['Scripts', ...npm('test:scripts')],
  ['Containers', ...npm('containers:check')],
  ['Security', ...npm('security-map')],
  ['Types', ...npm('typecheck')],
  ['Build', ...npm('build')],
  ['API description', ...npm('openapi:check', '-w', '@manjara/backend')],
  ['Tests', ...npm('test')],
];

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const began = performance.now();
const done = [];
// What a step could not do is said again at the end, where it is read.
const folder = mkdtempSync(path.join(tmpdir(), 'manjara-verify-'));
const notes = path.join(folder, 'notes');
writeFileSync(notes, '');
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

for (const [name, command, args] of STEPS) {
  console.log(`\n── ${name} ──`);
  const stepBegan = performance.now();
  try {
    await run(command, args, { env: { NX_DAEMON: 'false', VERIFY_NOTES: notes } });
  } catch {
    console.error(`\nverify: ${name} failed after ${seconds(stepBegan)}. See above.`);
    process.exit(1);
  }
  done.push(`  ${name.padEnd(16)} ${seconds(stepBegan).padStart(9)}`);
}

const counts = readCounts();
const ran = ['passed', 'failed', 'flaky'].reduce((sum, key) => sum + total(counts, key), 0);
const told = readFileSync(notes, 'utf8');
const verdict = told ? 'all that could be tried is well' : 'all is well';
console.log(`\nverify: ${verdict} in ${seconds(began)}, ${ran} tests ran.\n${done.join('\n')}`);
console.log(told);
