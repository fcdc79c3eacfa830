import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { dataDir, fromRoot, releasesDir, REMOTES, storeDir } from './paths.mjs';

const require = createRequire(import.meta.url);

/**
 * Loaded lazily, because a start may have to build it first.
 * @returns {typeof import('@manjara/releases')}
 */
export const releasesLibrary = () => require('@manjara/releases');

/** @param {string} remote */
export const buildOf = (remote) => fromRoot(REMOTES[remote], 'dist');

/**
 * Copies a remote's build into a folder of releases, without making it live.
 * @param {string} remote
 * @param {string} root
 * @param {string} [dist]
 */
export async function putBuild(remote, root, dist = buildOf(remote)) {
  const { publicationOf, putRelease } = releasesLibrary();
  return putRelease({ ...(await publicationOf(fromRoot(REMOTES[remote]), root)), dist });
}

/**
 * Makes a remote's build live at a start, unless it was rolled back.
 * @param {string} remote
 */
export async function publishBuild(remote) {
  const app = fromRoot(REMOTES[remote]);
  const { candidate, live } = await releasesLibrary().publishApp(app, releasesDir(remote));
  if (candidate === live) return;
  console.log(
    `The build of "${remote}" is ${candidate}, which was rolled back from: ` +
      `${live} stays live. To bring it back: npm run release -- ${remote}`,
  );
}

/**
 * Releases that this install's shell rejected, one line each.
 * @param {string} remote
 * @param {string} store
 * @returns {Promise<string[]>} empty for another store, whose shells are unknown
 */
export async function refusedReleases(remote, store) {
  if (store !== storeDir()) return [];
  const file = path.join(dataDir(), 'shell', remote, 'status.json');
  const { refused = [] } = await readFile(file, 'utf8')
    .then(JSON.parse)
    .catch(() => ({}));
  return refused.map(({ version, reason, at }) => `  refused       ${version}  ${at}: ${reason}`);
}
