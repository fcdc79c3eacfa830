// Makes a list with new-resource in a copy of the repository, and checks it there.
import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fromRoot, ROOT } from './lib/paths.mjs';
import { main, run } from './lib/run.mjs';

const NAME = 'medals';

/** Links each package of a `node_modules`, and the workspaces to their copies. */
async function linkModules(copy, folder) {
  const links = path.join(copy, folder);
  await mkdir(links, { recursive: true });
  for (const name of await readdir(fromRoot(folder)).catch(() => [])) {
    if (name !== '@manjara') await symlink(fromRoot(folder, name), path.join(links, name));
    else
      await cp(fromRoot(folder, name), path.join(links, name), {
        recursive: true,
        verbatimSymlinks: true,
      });
  }
}

async function copyRepository(copy) {
  const git = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', git, { cwd: ROOT, encoding: 'utf8', maxBuffer: 16e6 });
  for (const file of files.split('\0').filter(Boolean)) {
    // Deleted ones are listed until the deletion is committed.
    await cp(fromRoot(file), path.join(copy, file)).catch(ignoreMissing);
  }
  for (const folder of ['', 'backend', 'frontend-dashboard']) {
    await linkModules(copy, path.join(folder, 'node_modules'));
  }
  for (const name of await readdir(fromRoot('packages'))) {
    const built = path.join('packages', name, 'dist');
    await cp(fromRoot(built), path.join(copy, built), { recursive: true }).catch(ignoreMissing);
  }
}

function ignoreMissing(error) {
  if (error.code !== 'ENOENT') throw error;
}

await main(async () => {
  const copy = await mkdtemp(path.join(tmpdir(), 'new-resource-'));
  try {
    await copyRepository(copy);
    const check = (...args) => run('npx', args, { cwd: copy, quiet: true });
    await run('node', ['scripts/new-resource.mjs', NAME], { cwd: copy, quiet: true });
    for (const workspace of ['packages/contracts', 'backend', 'frontend-dashboard']) {
      await check('tsc', '-p', `${workspace}/tsconfig.json`);
    }
    await check('eslint', `backend/src/modules/${NAME}`, `frontend-dashboard/src/content/${NAME}`);
    const jest = (workspace, ...args) =>
      check('jest', '-c', `${workspace}/jest.config.cjs`, ...args);
    await jest('backend', 'completeness', 'api-docs', 'demo-content');
    await jest('backend', 'test/contract', '-t', `/${NAME}`);
    await jest('backend', 'e2e/(lists|content|demo|settings)', '-t', `${NAME}|table of references`);
    await jest('frontend-dashboard', `content/${NAME}`, 'app/texts', 'screens/(trash|activity)');
    console.log('A new list is complete: its types, its calls and its screen.');
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
});
