import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { dataDir, fromRoot, releasesDir, REMOTES, storeDir } from './paths.mjs';

const require = createRequire(import.meta.url);

/**
 * What publishing is made of. Loaded late: it is one of the workspaces that a start may have to
 * build first.
 * @returns {typeof import('@manjara/releases')}
 */
export const releasesLibrary = () => require('@manjara/releases');

/** Where a remote's build is. */
export const buildOf = (remote) => fromRoot(REMOTES[remote], 'dist');

async function publication(remote, { dist = buildOf(remote), root = releasesDir(remote) }) {
  return { ...(await releasesLibrary().publicationOf(fromRoot(REMOTES[remote]), root)), dist };
}

/**
 * Copies a remote's build into its folder of releases, where nobody is told of it yet.
 * @param {'public' | 'dashboard'} remote
 * @param {{ dist?: string, root?: string }} [where] another build, another folder
 */
export const putBuild = async (remote, where = {}) =>
  releasesLibrary().putRelease(await publication(remote, where));

/**
 * Publishes a remote's build, as a start does.
 * @param {'public' | 'dashboard'} remote
 */
export async function publishRemote(remote) {
  const { candidate, live } = await releasesLibrary().publishOnStart(await publication(remote, {}));
  if (candidate.version === live.version) return;
  console.log(
    `The build of "${remote}" is ${candidate.version}, which was rolled back from: ` +
      `${live.version} stays live. To bring it back: npm run release -- ${remote}`,
  );
}

/**
 * What the shell of this install has refused or set aside of a remote, a line each. Nothing is known of
 * the shells of others.
 * @param {'public' | 'dashboard'} remote
 * @param {string} store
 * @returns {Promise<string[]>}
 */
export async function refusedOf(remote, store) {
  if (store !== storeDir()) return [];
  const file = path.join(dataDir(), 'shell', remote, 'status.json');
  const status = await readFile(file, 'utf8')
    .then(JSON.parse)
    .catch(() => undefined);
  const refused = Array.isArray(status?.refused) ? status.refused : [];
  return refused.map(({ version, reason, at }) => `  refused       ${version}  ${at}: ${reason}`);
}
