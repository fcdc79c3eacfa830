import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');
/** @param {string[]} parts */
export const fromRoot = (...parts) => path.join(ROOT, ...parts);

/** Everything that a one-machine install keeps: database, releases, secrets. */
export const dataDir = () => path.resolve(ROOT, process.env.DATA_DIR ?? '.data');

/** The two remotes, and their workspaces. */
export const REMOTES = { public: 'frontend-public', dashboard: 'frontend-dashboard' };

/** The store: a folder of releases for each remote. */
export const storeDir = () =>
  path.resolve(ROOT, process.env.RELEASES_DIR || path.join(dataDir(), 'releases'));

export const releasesDir = (remote, store = storeDir()) => path.join(store, remote);
