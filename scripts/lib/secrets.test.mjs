import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fromRoot } from './paths.mjs';
import { takeSecrets } from './secrets.mjs';

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
  assert.match(start, /backend\/dist\/main\.js'\), \{\s+env: \{\s+\.\.\.env,\s+\.\.\.secrets,/);
});
