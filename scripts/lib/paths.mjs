import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');
/** @param {string[]} parts */
export const fromRoot = (...parts) => path.join(ROOT, ...parts);

/** Everything that a one-machine install keeps: database, releases, secrets. */
export const dataDir = () => path.resolve(ROOT, process.env.DATA_DIR ?? '.data');

/** The two remotes: their workspace, and the federation name of their release folder. */
export const REMOTES = { public: 'frontend-public', dashboard: 'frontend-dashboard' };

export const releasesDir = (remote) => path.join(dataDir(), 'releases', remote);

/** Where a running `npm start` says how to reach its parts. */
export const runFile = () => path.join(dataDir(), 'run.json');
