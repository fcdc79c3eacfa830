import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { dataDir, fromRoot, releasesDir, REMOTES, storeDir } from './paths.mjs';

const require = createRequire(import.meta.url);

/**
 * Loaded late: a start may have to build it first.
 * @returns {typeof import('@manjara/releases')}
 */
export const releasesLibrary = () => require('@manjara/releases');

/** @param {string} remote */
export const buildOf = (remote) => fromRoot(REMOTES[remote], 'dist');

/** @param {string} remote @param {{ dist?: string, root?: string }} options */
const publication = async (remote, { dist = buildOf(remote), root = releasesDir(remote) }) => ({
  ...(await releasesLibrary().publicationOf(fromRoot(REMOTES[remote]), root)),
  dist,
});

/**
 * Copies a build of a remote into a folder of releases; it is not live yet.
 * @param {string} remote
 * @param {{ dist?: string, root?: string }} [options]
 */
export const putBuild = async (remote, options = {}) =>
  releasesLibrary().putRelease(await publication(remote, options));

/**
 * Makes the build of a remote live, as a start does: one that was rolled back from stays out.
 * @param {string} remote
 */
export async function publishBuild(remote) {
  const { candidate, live } = await releasesLibrary().publishOnStart(await publication(remote, {}));
  if (candidate.version === live.version) return;
  console.log(
    `The build of "${remote}" is ${candidate.version}, which was rolled back from: ` +
      `${live.version} stays live. To bring it back: npm run release -- ${remote}`,
  );
}

/**
 * The releases that the shell of this install has refused, a line each.
 * @param {string} remote
 * @param {string} store
 * @returns {Promise<string[]>} empty for another store: nothing is known of its shells
 */
export async function refusedReleases(remote, store) {
  if (store !== storeDir()) return [];
  const status = await readFile(path.join(dataDir(), 'shell', remote, 'status.json'), 'utf8')
    .then(JSON.parse)
    .catch(() => undefined);
  const refused = Array.isArray(status?.refused) ? status.refused : [];
  return refused.map(({ version, reason, at }) => `  refused       ${version}  ${at}: ${reason}`);
}
