// The one gate: everything that must hold before a change is taken in. Stops at the first failure.
import { run } from './lib/run.mjs';
import { readCounts, total } from './lib/test-counts.mjs';

const npm = (...args) => ['npm', ['run', '--silent', ...args]];
const STEPS = [
  ['Format', ...npm('format:check')],
  ['Lint', ...npm('lint')],
  ['Specification', ...npm('spec-map')],
  ['Security', ...npm('security-map')],
  ['Types', ...npm('typecheck')],
  ['Build', ...npm('build')],
  ['API description', ...npm('openapi:check', '-w', '@manjara/backend')],
  ['Tests', ...npm('test')],
];

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const began = performance.now();
const done = [];

for (const [name, command, args] of STEPS) {
  console.log(`\n── ${name} ──`);
  const stepBegan = performance.now();
  try {
    await run(command, args, { env: { NX_DAEMON: 'false' } });
  } catch {
    console.error(`\nverify: ${name} failed after ${seconds(stepBegan)}. See above.`);
    process.exit(1);
  }
  done.push(`  ${name.padEnd(16)} ${seconds(stepBegan).padStart(9)}`);
}

const counts = readCounts();
const ran = total(counts, 'passed') + total(counts, 'failed');
console.log(`\nverify: all is well in ${seconds(began)}, ${ran} tests ran.\n${done.join('\n')}`);
