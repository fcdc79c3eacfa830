import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fromRoot } from '../paths.mjs';
import { judgeInstallScripts } from './install-scripts.mjs';
import { judgeLicences, licencesDocument } from './licences.mjs';
import { productionPackages } from './production.mjs';

const LOCK = {
  packages: {
    '': { name: 'workshop' },
    backend: { name: '@workshop/backend', version: '1.0.0', license: 'UNLICENSED' },
    'node_modules/@workshop/backend': { resolved: 'backend', link: true },
    'node_modules/glue': { version: '1.0.0', license: 'MIT' },
    'node_modules/saw': { version: '2.0.0', license: '(GPL-3.0 OR Apache-2.0)' },
    'node_modules/saw/node_modules/@tree/oak': { version: '1.0.0', license: 'ISC' },
    'backend/node_modules/glue': { version: '1.0.0', license: 'MIT' },
    'backend/node_modules/saw': { version: '1.0.0', license: 'BSD-3-Clause' },
    'node_modules/plane-linux': { version: '1.0.0', license: 'MIT', optional: true },
    'node_modules/tester': { version: '1.0.0', license: 'GPL-3.0', dev: true },
  },
};
const NOTHING = { licences: [], stated: [] };
const of = (licence, name = 'glue') => [{ name, version: '1.0.0', licence }];
const exception = (changes = {}) => ({
  licences: [{ package: 'glue', licence: 'LGPL-3.0', reason: 'Linked at run time.', ...changes }],
  stated: [],
});
const faults = (packages, explained = NOTHING) => judgeLicences(packages, explained).faults;

test('the production packages are those of the lock file that are not only for the development', () => {
  assert.deepEqual(
    productionPackages(LOCK).map(({ name, version }) => `${name} ${version}`),
    ['@tree/oak 1.0.0', 'glue 1.0.0', 'plane-linux 1.0.0', 'saw 1.0.0', 'saw 2.0.0'],
  );
});

test('permissive licences are taken, also as one of a choice', () => {
  assert.deepEqual(faults(productionPackages(LOCK)), []);
  assert.deepEqual(faults(of('MIT AND ISC')), []);
});

test('what is not on the list is a fault, also as a part', () => {
  for (const licence of [
    'GPL-3.0',
    'LGPL-3.0',
    'MIT AND GPL-2.0-only',
    'SEE LICENSE IN X',
    'Own',
  ]) {
    assert.deepEqual(faults(of(licence)), [
      `glue@1.0.0 is under ${licence}, which is not on the list.`,
    ]);
  }
  assert.deepEqual(faults(of(undefined)), ['glue@1.0.0 names no licence.']);
});

test('an exception is for one licence of a package, or of those whose names begin alike', () => {
  assert.deepEqual(faults(of('LGPL-3.0'), exception()), []);
  assert.deepEqual(faults(of('LGPL-3.0', 'glue-linux'), exception({ package: 'glue-*' })), []);
  assert.match(faults(of('GPL-3.0'), exception())[0], /is under GPL-3\.0/);
  assert.match(faults(of('LGPL-3.0', 'saw'), exception())[0], /is under LGPL-3\.0/);
});

test('an exception that is not needed or has no reason is a fault', () => {
  assert.deepEqual(faults(of('MIT'), exception()), [
    'The exception for glue under LGPL-3.0 is not needed.',
  ]);
  assert.deepEqual(faults(of('LGPL-3.0'), exception({ reason: '' })), [
    'The exception for glue has no reason.',
  ]);
});

test('a licence is stated only where the package names none', () => {
  const stated = [{ package: 'glue', licence: 'MIT', reason: 'In its readme.' }];
  assert.deepEqual(faults(of(undefined), { licences: [], stated }), []);
  assert.deepEqual(faults(of('MIT'), { licences: [], stated }), [
    'The licence of glue need not be stated any more.',
  ]);
});

test('the document lists every package, and what is explained', () => {
  const explained = exception();
  const document = licencesDocument(of('LGPL-3.0'), explained);
  assert.match(document, /\| `glue` \| 1\.0\.0 \| LGPL-3\.0 \|/);
  assert.match(document, /\| `glue` \| LGPL-3\.0 \| Linked at run time\. \|/);
});

test('the fonts that we cut from a family lie beside their licence', () => {
  for (const family of ['readex-pro', 'reem-kufi']) {
    const licence = readFileSync(fromRoot(`packages/ui/src/fonts/${family}-LICENSE.txt`), 'utf8');
    assert.match(licence, /SIL OPEN FONT LICENSE Version 1\.1/);
    // A reserved name would forbid that what is cut from it has the family's name.
    assert.doesNotMatch(licence.split('-----')[0], /Reserved Font Name/i);
  }
});

test('a package that runs a script when it is installed is a fault, unless it is accepted', () => {
  const packages = [
    { name: 'glue', version: '1.0.0', licence: 'MIT', runs: true },
    { name: 'saw', version: '1.0.0', licence: 'MIT', runs: false },
  ];
  const accepted = { package: 'glue', reason: 'Looks for the build of this platform.' };
  assert.deepEqual(judgeInstallScripts(packages, [accepted]), []);
  assert.deepEqual(judgeInstallScripts(packages, []), ['glue runs a script when it is installed.']);
  assert.deepEqual(judgeInstallScripts(packages, [accepted, { ...accepted, package: 'saw' }]), [
    'The script of saw need not be accepted any more.',
  ]);
  assert.deepEqual(judgeInstallScripts(packages, [{ ...accepted, reason: '' }]), [
    'The script of glue is accepted without a reason.',
  ]);
});
