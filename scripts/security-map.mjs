// Holds docs/security.md against the 34 lines of the checklist and the tests that it names.
import { readFileSync } from 'node:fs';
import { fromRoot } from './lib/paths.mjs';
import { checkChecklist } from './lib/spec-map/checklist.mjs';
import { readTest } from './lib/spec-map/read-test.mjs';

const { faults, tested, total } = checkChecklist({
  map: readFileSync(fromRoot('docs/security.md'), 'utf8'),
  readTest,
});

for (const fault of faults) console.error(fault);
console.log(`security-map: ${total} lines, ${tested} held by tests, faults: ${faults.length}`);
process.exitCode = faults.length > 0 ? 1 : 0;
