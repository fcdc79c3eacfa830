// Writes docs/licences.md; with --check only compares. Fails on a licence that nobody has accepted.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { EXCEPTIONS, readExceptions } from './lib/dependencies/exceptions.mjs';
import { judgeLicences, licencesDocument } from './lib/dependencies/licences.mjs';
import { productionPackages } from './lib/dependencies/production.mjs';
import { fromRoot } from './lib/paths.mjs';

const FILE = 'docs/licences.md';
const check = process.argv.includes('--check');

const lock = JSON.parse(readFileSync(fromRoot('package-lock.json'), 'utf8'));
const explained = readExceptions();
const { packages, faults } = judgeLicences(productionPackages(lock), explained);
const document = licencesDocument(packages, explained);

if (!check) writeFileSync(fromRoot(FILE), document);
else if (!existsSync(fromRoot(FILE)) || readFileSync(fromRoot(FILE), 'utf8') !== document) {
  faults.push(`${FILE} is not true any more: npm run licences`);
}
for (const fault of faults) console.error(fault);
if (faults.length > 0)
  console.error(`What is accepted beyond the list is explained in ${EXCEPTIONS}.`);
console.log(`licences: ${packages.length} production packages, faults: ${faults.length}`);
process.exitCode = faults.length > 0 ? 1 : 0;
