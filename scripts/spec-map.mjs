// Holds docs/spec-map.md against the specification and the tests that it names.
import { readFileSync } from 'node:fs';
import { fromRoot } from './lib/paths.mjs';
import { checkMap } from './lib/spec-map/check.mjs';
import { readTest } from './lib/spec-map/read-test.mjs';
import { readSpec } from './lib/spec-map/sentences.mjs';

const read = (...path) => readFileSync(fromRoot(...path), 'utf8');

const { faults, missing, tested, total } = checkMap({
  sentences: readSpec(read('docs/spec.md')),
  map: read('docs/spec-map.md'),
  readTest,
});

for (const fault of faults) console.error(fault);
for (const { line, text, parts } of missing) {
  const debts = parts.filter(({ kind }) => kind === 'missing').map((part) => part.text);
  console.error(`Line ${line}: ${debts.join(', ')} | ${text}`);
}
console.log(
  `spec-map: ${total} sentences, ${tested} held by tests, missing: ${missing.length}, faults: ${faults.length}`,
);
process.exitCode = faults.length + missing.length > 0 ? 1 : 0;
