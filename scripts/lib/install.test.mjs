import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, copyFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { fromRoot } from './paths.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'install-'));
after(() => rmSync(folder, { recursive: true }));

test('npm install runs no install scripts of packages', () => {
  const manifest = (name, more) => JSON.stringify({ name, version: '1.0.0', ...more }, null, 2);
  const curious = path.join(folder, 'curious');
  mkdirSync(curious);
  const scripts = { postinstall: `node -e "fs.writeFileSync('ran', '')"` };
  writeFileSync(path.join(curious, 'package.json'), manifest('curious', { scripts }));
  const dependencies = { curious: 'file:curious' };
  writeFileSync(path.join(folder, 'package.json'), manifest('app', { dependencies }));
  copyFileSync(fromRoot('.npmrc'), path.join(folder, '.npmrc'));
  // npm 11 blocks install scripts by default; npm 10 does not.
  const env = { ...process.env, npm_config_dangerously_allow_all_scripts: 'true' };
  delete env.npm_config_ignore_scripts;
  execFileSync('npm', ['install', '--offline', '--silent'], { cwd: folder, env });
  assert.equal(existsSync(path.join(folder, 'node_modules/curious')), true);
  assert.equal(existsSync(path.join(curious, 'ran')), false);
});
