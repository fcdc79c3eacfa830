import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { fromRoot } from '../paths.mjs';
import { idOf, productionPackages } from './production.mjs';

const lock = JSON.parse(readFileSync(fromRoot('package-lock.json'), 'utf8'));

/** @type {string} */
let folder;
let text;
let bill;
before(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'manjara-bill-'));
  const file = path.join(folder, 'bill.json');
  await promisify(execFile)(process.execPath, [fromRoot('scripts/sbom.mjs'), file]);
  text = readFileSync(file, 'utf8');
  bill = JSON.parse(text);
});
after(() => rmSync(folder, { recursive: true }));

test('npm run sbom writes what the schema of CycloneDX allows', async () => {
  const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot5);
  assert.equal(bill.specVersion, '1.5');
  assert.equal(await validator.validate(text), null);
  assert.notEqual(await validator.validate(text.replace('"library"', '"wood"')), null);
});

test('it lists the production packages of all platforms, our own workspaces, and nothing else', () => {
  const own = Object.entries(lock.packages)
    .filter(([location]) => location !== '' && !location.includes('node_modules/'))
    .map(([, entry]) => idOf(entry));
  const listed = bill.components.map(({ name, version }) => `${name}@${version}`).sort();
  assert.deepEqual(listed, [...productionPackages(lock).map(idOf), ...own].sort());
  for (const name of ['mongoose', 'sharp', '@img/sharp-libvips-darwin-arm64']) {
    assert.ok(
      listed.some((id) => id.startsWith(`${name}@`)),
      name,
    );
  }
  assert.equal(bill.metadata.component.name, 'manjara');
});

test('it says what needs what', () => {
  const dependsOn = (name) =>
    bill.dependencies.find(({ ref }) => ref.startsWith(`${name}@`))?.dependsOn ?? [];
  assert.ok(dependsOn('@manjara/backend').some((ref) => ref.startsWith('mongoose@')));
  assert.ok(dependsOn('mongoose').some((ref) => ref.startsWith('mongodb@')));
});

test('it names the hash and the licence of a package', () => {
  const { hashes, licenses } = bill.components.find(({ name }) => name === 'mongoose');
  assert.equal(hashes[0].alg, 'SHA-512');
  assert.deepEqual(licenses, [{ license: { id: 'MIT' } }]);
});
