import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, beforeEach, test } from 'node:test';
import { readTarget } from './release-target.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'target-'));
after(() => rmSync(folder, { recursive: true }));

beforeEach(() => {
  process.env.DATA_DIR = folder;
  process.env.INIT_CWD = folder;
  delete process.env.RELEASES_DIR;
});

const release = (...args) => readTarget('release', args);
const writeOwnRun = (pid) => {
  const run = { url: 'http://localhost:3999', pids: { start: pid } };
  writeFileSync(path.join(folder, 'run.json'), JSON.stringify(run));
};

test('an unknown remote is rejected', async () => {
  const sentence = /Name the remote: npm run release -- public\|dashboard$/;
  for (const args of [[], ['shell'], ['toString'], ['public', 'dashboard']]) {
    await assert.rejects(release(...args), { message: sentence });
  }
  await assert.rejects(readTarget('rollback', []), /rollback -- public\|dashboard \[version\]/);
  assert.equal((await readTarget('rollback', ['public', '1.2'])).version, '1.2');
  assert.equal((await readTarget('releases', [])).remote, undefined);
});

test('the store is --store, RELEASES_DIR or the folder of the install', async () => {
  assert.equal((await release('public')).store, path.join(folder, 'releases'));
  process.env.RELEASES_DIR = path.join(folder, 'elsewhere');
  assert.equal((await release('public')).store, path.join(folder, 'elsewhere'));
  assert.equal((await release('public', '--store', 'here')).store, path.join(folder, 'here'));
});

test('the site is --site, or the one that runs on the store', async () => {
  writeOwnRun(process.pid);
  assert.equal((await release('public')).site, 'http://localhost:3999');
  assert.equal((await release('public', '--store', 'here')).site, undefined);
  const named = await release('public', '--site', 'https://www.example.com/');
  assert.equal(named.site, 'https://www.example.com');
  await assert.rejects(release('public', '--site', 'example.com'), /must be an http\(s\) address/);
});

test('a killed site is ignored', async () => {
  // Higher than any process id.
  writeOwnRun(2 ** 30);
  assert.equal((await release('public')).site, undefined);
});

test('--dist must exist, and is an option of release only', async () => {
  assert.equal((await release('public', '--dist', '.')).dist, folder);
  await assert.rejects(release('public', '--dist', 'nowhere'), /There is no build in/);
  await assert.rejects(readTarget('rollback', ['public', '--dist', '.']));
});

test('--dry-run works even if npm takes the option as its own', async () => {
  assert.equal((await release('public')).dryRun, false);
  assert.equal((await release('public', '--dry-run')).dryRun, true);
  process.env.npm_config_dry_run = 'true';
  try {
    assert.equal((await release('public')).dryRun, true);
  } finally {
    delete process.env.npm_config_dry_run;
  }
});
