import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');
/** @param {string[]} parts */
export const fromRoot = (...parts) => path.join(ROOT, ...parts);

/** @param {string} text a path, relative to the folder where the user ran npm */
export const typedPath = (text) => path.resolve(process.env.INIT_CWD ?? process.cwd(), text);

/** All data of a one-machine install: database, releases, secrets. */
export const dataDir = () => path.resolve(ROOT, process.env.DATA_DIR ?? '.data');

/** The remotes and their workspaces. */
export const REMOTES = { public: 'frontend-public', dashboard: 'frontend-dashboard' };

/** The folder of releases, with a subfolder for each remote. */
export const storeDir = () =>
  path.resolve(ROOT, process.env.RELEASES_DIR || path.join(dataDir(), 'releases'));

/** @param {string} remote @param {string} [store] */
export const releasesDir = (remote, store = storeDir()) => path.join(store, remote);
