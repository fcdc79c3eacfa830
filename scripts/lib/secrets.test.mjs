import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { fromRoot } from './paths.mjs';
import { readSecretFiles, takeSecrets } from './secrets.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'secrets-'));
after(() => rmSync(folder, { recursive: true }));
const file = (name, text) => {
  writeFileSync(path.join(folder, name), text);
  return path.join(folder, name);
};

const SECRET = /SECRET|PASSWORD|_URI$|SMTP_URL|TOKEN|KEY/;

test('what is secret is taken out of the environment, and only that', () => {
  const environment = { JWT_SECRET: 'a', SMTP_URL: 'b', PORT: '3000', PATH: '/bin' };
  assert.deepEqual(takeSecrets(environment), { JWT_SECRET: 'a', SMTP_URL: 'b' });
  assert.deepEqual(environment, { PORT: '3000', PATH: '/bin' });
  assert.deepEqual(takeSecrets(environment), {});
});

test('no setting of an install that looks like a secret is left to all processes', () => {
  const names = readFileSync(fromRoot('.env.example'), 'utf8').match(/^#[A-Z_]+(?==)/gm) ?? [];
  const settings = Object.fromEntries(names.map((name) => [name.slice(1), 'x']));
  assert.ok('JWT_SECRET' in settings);
  takeSecrets(settings);
  assert.deepEqual(
    Object.keys(settings).filter((name) => SECRET.test(name)),
    [],
  );
});

test('the start takes them before it starts anything, and gives them to the API alone', () => {
  const start = readFileSync(fromRoot('scripts/start.mjs'), 'utf8');
  const taken = start.indexOf('takeSecrets()');
  assert.ok(taken > 0 && taken < start.indexOf('async function launch'));
  assert.equal(start.match(/\.\.\.secrets/g)?.length, 1);
  assert.match(
    start,
    /backend\/dist\/server\.js'\), \{\s+onReady,\s+env: \{\s+\.\.\.env,\s+\.\.\.secrets,/,
  );
});

test('a secret comes from the file that a variable names, without the line break at its end', () => {
  const environment = {
    JWT_SECRET_FILE: file('jwt', 'of a file\n'),
    SMTP_URL_FILE: file('smtp', '\n'),
    PORT: '3000',
  };
  readSecretFiles(environment);
  assert.deepEqual(environment, { JWT_SECRET: 'of a file', PORT: '3000' });
});

test('a variable that says that there is none wins over a file', () => {
  const environment = { MONGODB_URI: '', MONGODB_URI_FILE: file('uri', 'mongodb://real/site') };
  readSecretFiles(environment);
  assert.deepEqual(environment, { MONGODB_URI: '' });
});

test('a secret that is given twice, or in no file, is a sentence without the secret', () => {
  const both = { JWT_SECRET: 'hunter2', JWT_SECRET_FILE: file('both', 'hunter3') };
  assert.throws(() => readSecretFiles(both), {
    message: 'JWT_SECRET and JWT_SECRET_FILE are both set: take one of them away.',
  });
  assert.throws(() => readSecretFiles({ SMTP_URL_FILE: '/nowhere' }), {
    message: 'SMTP_URL_FILE names /nowhere, which cannot be read (ENOENT).',
  });
});
