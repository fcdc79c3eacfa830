import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { storeDir } from './paths.mjs';
import { refusedReleases } from './releases.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'releases-'));
after(() => rmSync(folder, { recursive: true }));

test('refused releases are listed with reasons; a missing or broken status file lists none', async () => {
  process.env.DATA_DIR = folder;
  delete process.env.RELEASES_DIR;
  const shell = path.join(folder, 'shell/public');
  mkdirSync(shell, { recursive: true });
  assert.deepEqual(await refusedReleases('public', storeDir()), []);
  const refused = [{ version: '2.0.0-ab', reason: 'It throws.', at: '2026-11-25T00:00:00.000Z' }];
  writeFileSync(path.join(shell, 'status.json'), JSON.stringify({ live: '1', refused }));
  assert.deepEqual(await refusedReleases('public', storeDir()), [
    '  refused       2.0.0-ab  2026-11-25T00:00:00.000Z: It throws.',
  ]);
  assert.deepEqual(await refusedReleases('public', '/elsewhere'), []);
  assert.deepEqual(await refusedReleases('dashboard', storeDir()), []);
  writeFileSync(path.join(shell, 'status.json'), '{');
  assert.deepEqual(await refusedReleases('public', storeDir()), []);
});
