import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { fromRoot } from './paths.mjs';

const clone = mkdtempSync(path.join(tmpdir(), 'affected-'));
after(() => rmSync(clone, { recursive: true }));

const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
const git = (...args) => execFileSync('git', [...author, ...args], { cwd: clone });

before(() => {
  // As the tree is now, committed or not.
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: fromRoot(),
    maxBuffer: 1e8,
  });
  for (const file of String(listed).split('\0').filter(Boolean)) {
    if (existsSync(fromRoot(file))) cpSync(fromRoot(file), path.join(clone, file));
  }
  symlinkSync(fromRoot('node_modules'), path.join(clone, 'node_modules'));
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'as it is');
});

/** The projects that nx finds touched by a commit that changes a file, by their short names. */
function touchedBy(file) {
  appendFileSync(path.join(clone, file), '\n');
  git('commit', '--quiet', '--all', '--message', `change ${file}`);
  const nx = path.join(clone, 'node_modules/.bin/nx');
  const range = ['--base=HEAD~1', '--head=HEAD'];
  const env = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' };
  // What an outer run of nx has said of itself is not meant for this one.
  for (const name of Object.keys(env)) {
    if (/^NX_(WORKSPACE_ROOT|TASK|CACHE|FORKED|INVOKED|CLI|LOAD)/.test(name)) delete env[name];
  }
  const args = [nx, 'show', 'projects', '--affected', ...range, '--json'];
  const projects = JSON.parse(execFileSync(process.execPath, args, { cwd: clone, env }));
  return projects.map((name) => name.replace('@manjara/', '')).sort();
}

const FRONTENDS = ['frontend-dashboard', 'frontend-public', 'frontend-shell'];
const CASES = {
  'frontend-public/src/routes.tsx': ['e2e', 'frontend-public'],
  'frontend-dashboard/src/routes.tsx': ['e2e', 'frontend-dashboard'],
  'frontend-shell/src/server/index.ts': ['e2e', 'frontend-shell'],
  'backend/src/main.ts': ['backend', 'e2e'],
  'packages/ui/src/index.ts': ['e2e', ...FRONTENDS, 'ui'],
  'packages/platform/src/index.ts': ['build-config', 'e2e', ...FRONTENDS, 'platform', 'ui'],
  'packages/observability/src/index.ts': ['backend', 'e2e', 'frontend-shell', 'observability'],
  'packages/build-config/src/remote.ts': ['build-config', 'e2e', ...FRONTENDS],
  'packages/node-build/src/index.ts': ['backend', 'e2e', 'frontend-shell', 'node-build'],
  'packages/releases/src/publish.ts': ['e2e', 'frontend-shell', 'releases'],
  // What it says of the calls is held by a test of the API.
  'docs/api.md': ['backend', 'e2e'],
  'docs/backup.md': [],
};

for (const [file, projects] of Object.entries(CASES)) {
  test(`a change of ${file} touches ${projects.join(', ') || 'no project'}`, () => {
    assert.deepEqual(touchedBy(file), projects);
  });
}
