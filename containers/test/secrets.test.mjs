import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';

const parent = mkdtempSync(path.join(tmpdir(), 'containers-'));
after(() => rmSync(parent, { recursive: true }));
const folder = path.join(parent, 'secrets');
const make = () =>
  execFileSync('sh', [path.join(import.meta.dirname, '../make-secrets.sh'), folder], {
    encoding: 'utf8',
  });
const read = (name) => readFileSync(path.join(folder, name), 'utf8');
const mode = (name) => statSync(path.join(folder, name)).mode & 0o777;

test("are generated once, readable for the owner and the container's user only", () => {
  assert.equal(make().match(/^made/gm)?.length, 9);
  assert.equal(mode(''), 0o700);
  for (const name of readdirSync(folder)) assert.equal(mode(name), 0o644, name);
  const before = readdirSync(folder).map(read);
  assert.equal(make().match(/^kept/gm)?.length, 9);
  assert.deepEqual(readdirSync(folder).map(read), before);
});

test('are accepted by the processes, and all differ', () => {
  assert.match(
    read('mongodb_uri'),
    /^mongodb:\/\/manjara:\w{40}@mongo:27017\/manjara\?replicaSet=manjara$/,
  );
  assert.match(read('jwt_secret'), /^\w{64}$/);
  assert.match(read('admin_password'), /^\w{20}$/);
  assert.match(read('mongo_root_password'), /^\w{40}$/);
  // MongoDB accepts 6 to 1024 base64 characters.
  assert.match(read('mongo_keyfile'), /^[A-Za-z0-9]{756}$/);
  assert.match(read('backup_passphrase'), /^\w{30}$/);
  for (const name of ['smtp_url', 'aws_access_key_id', 'aws_secret_access_key']) {
    assert.equal(read(name), '');
  }
});

test('written by the operator are kept', () => {
  rmSync(path.join(folder, 'smtp_url'), { force: true });
  writeFileSync(path.join(folder, 'smtp_url'), 'smtps://user:word@mail.example.com\n');
  make();
  assert.equal(read('smtp_url'), 'smtps://user:word@mail.example.com\n');
});
