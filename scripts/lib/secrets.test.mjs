import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { fromRoot } from './paths.mjs';
import { databaseUri, takeSecrets } from './secrets.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'secrets-'));
after(() => rmSync(folder, { recursive: true }));

const SECRET = /SECRET|PASSWORD|PASSPHRASE|_URI$|SMTP_URL|TOKEN|KEY/;

test('only secrets are removed from the environment', () => {
  const environment = { JWT_SECRET: 'a', SMTP_URL_FILE: '/b', PORT: '3000', PATH: '/bin' };
  assert.deepEqual(takeSecrets(environment), { JWT_SECRET: 'a', SMTP_URL_FILE: '/b' });
  assert.deepEqual(environment, { PORT: '3000', PATH: '/bin' });
  assert.deepEqual(takeSecrets(environment), {});
});

test('no setting that looks like a secret stays in the environment', () => {
  const names = readFileSync(fromRoot('.env.example'), 'utf8').match(/^#[A-Z_]+(?==)/gm) ?? [];
  const settings = Object.fromEntries(names.map((name) => [name.slice(1), 'x']));
  assert.ok('JWT_SECRET' in settings);
  takeSecrets(settings);
  assert.deepEqual(
    Object.keys(settings).filter((name) => SECRET.test(name)),
    [],
  );
});

test('the database comes from MONGODB_URI or its file', () => {
  assert.equal(databaseUri({ MONGODB_URI: 'mongodb://a/site' }), 'mongodb://a/site');
  const MONGODB_URI_FILE = path.join(folder, 'uri');
  writeFileSync(MONGODB_URI_FILE, 'mongodb://b/site\n');
  assert.equal(databaseUri({ MONGODB_URI_FILE }), 'mongodb://b/site');
  // An empty variable means that there is no MongoDB.
  assert.equal(databaseUri({ MONGODB_URI: '', MONGODB_URI_FILE }), undefined);
  assert.equal(databaseUri({}), undefined);
});
