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
const tellRun = (pid, writtenAt) => {
  const run = { url: 'http://localhost:3999', pids: { start: pid }, writtenAt };
  writeFileSync(path.join(folder, 'run.json'), JSON.stringify(run));
};

test('the remote must be one that there is', async () => {
  const sentence = /Say which remote: npm run release -- public\|dashboard$/;
  for (const args of [[], ['shell'], ['toString'], ['public', 'dashboard']]) {
    await assert.rejects(release(...args), { message: sentence });
  }
  await assert.rejects(readTarget('rollback', []), /rollback -- public\|dashboard \[version\]/);
  assert.equal((await readTarget('rollback', ['public', '1.2'])).version, '1.2');
  assert.equal((await readTarget('releases', [])).remote, undefined);
});

test('the store is that of the install, of RELEASES_DIR, or the one that was typed', async () => {
  assert.equal((await release('public')).store, path.join(folder, 'releases'));
  process.env.RELEASES_DIR = path.join(folder, 'elsewhere');
  assert.equal((await release('public')).store, path.join(folder, 'elsewhere'));
  assert.equal((await release('public', '--store', 'here')).store, path.join(folder, 'here'));
});

test('the site is the one that runs on the store, or the one that is named', async () => {
  tellRun(process.pid);
  assert.equal((await release('public')).site, 'http://localhost:3999');
  assert.equal((await release('public', '--store', 'here')).site, undefined);
  const named = await release('public', '--site', 'https://www.example.com/');
  assert.equal(named.site, 'https://www.example.com');
  await assert.rejects(release('public', '--site', 'example.com'), /must be an http\(s\) address/);
});

test('a site that was killed is asked nothing', async () => {
  // Higher than any process id.
  tellRun(2 ** 30);
  assert.equal((await release('public')).site, undefined);
});

test('a program that has the process id of a site of before a power cut is asked nothing', async () => {
  tellRun(process.pid, 0);
  assert.equal((await release('public')).site, undefined);
});

test('a build must be there, and is named for releases only', async () => {
  assert.equal((await release('public', '--dist', '.')).dist, folder);
  await assert.rejects(release('public', '--dist', 'nowhere'), /There is no build in/);
  await assert.rejects(readTarget('rollback', ['public', '--dist', '.']));
});

test('a dry run is one, also where npm has taken the option for its own', async () => {
  assert.equal((await release('public')).dryRun, false);
  assert.equal((await release('public', '--dry-run')).dryRun, true);
  process.env.npm_config_dry_run = 'true';
  try {
    assert.equal((await release('public')).dryRun, true);
  } finally {
    delete process.env.npm_config_dry_run;
  }
});
