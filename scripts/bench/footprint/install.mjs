import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { lstat, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../../lib/paths.mjs';

const BLOCK = 512;

/** Megabytes (10⁶ bytes) that a folder takes on the disk; 0 when there is none. */
export async function folderSize(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  let blocks = 0;
  for (const entry of entries) {
    blocks += (await lstat(path.join(entry.parentPath, entry.name))).blocks;
  }
  return (blocks * BLOCK) / 1e6;
}

/** How large an install is, and of how many packages. */
export async function installOf(folder) {
  const modules = path.join(folder, 'node_modules');
  const lock = await readFile(path.join(modules, '.package-lock.json'), 'utf8').catch(() => '{}');
  const packages = Object.entries(JSON.parse(lock).packages ?? {});
  return {
    mb: await folderSize(modules),
    packages: packages.filter(([name, { link }]) => name.includes('node_modules/') && !link).length,
  };
}

/** Runs a program to its end, quietly, at the lowest priority; throws what it said when it fails. */
export function runQuietly(command, args, cwd, env = {}) {
  const { status, signal, stdout, stderr, error } = spawnSync(
    'nice',
    ['-n', '19', command, ...args],
    {
      cwd,
      env: { ...process.env, ...env },
      encoding: 'utf8',
      maxBuffer: 1e8,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  if (status === 0) return;
  const said = error?.message ?? `${stdout}\n${stderr}`.slice(-4_000);
  throw new Error(
    `${command} ${args.join(' ')} failed with ${status ?? signal} in ${cwd}.\n${said}`,
  );
}

/** What npm reads, as the Dockerfiles copy it. */
function manifests() {
  const folders = ['.', 'packages'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder)).map((name) => path.join(folder, name, 'package.json')),
  );
  const files = ['package.json', 'package-lock.json', '.npmrc', ...folders];
  return files.filter((file) => existsSync(path.join(ROOT, file)));
}

/**
 * Installs what runs in production, as the Dockerfiles do.
 * @param {string} [workspace] one; all without it
 */
export async function productionInstall(folder, workspace) {
  for (const file of manifests()) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    cpSync(path.join(ROOT, file), path.join(folder, file));
  }
  const only = workspace ? ['--workspace', workspace] : [];
  runQuietly('npm', ['ci', '--omit=dev', '--ignore-scripts', '--prefer-offline', ...only], folder);
  return installOf(folder);
}
