import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fromRoot, releasesDir, REMOTES } from './paths.mjs';

const require = createRequire(import.meta.url);

/** Publishes a remote's build into its folder of releases; returns the pointer. */
export async function publishRemote(remote) {
  // Loaded late: it is one of the workspaces that a start may have to build first.
  const { publish } = require('@manjara/releases');
  const workspace = REMOTES[remote];
  const manifest = JSON.parse(await readFile(fromRoot(workspace, 'package.json'), 'utf8'));
  const root = releasesDir(remote);
  await mkdir(root, { recursive: true });
  return publish({ dist: fromRoot(workspace, 'dist'), root, version: manifest.version });
}
