// The packages that a production install has, as the lock file names them.

/**
 * @typedef {object} Package
 * @property {string} name
 * @property {string} version
 * @property {string | undefined} licence what its author wrote; an SPDX expression, mostly
 * @property {boolean} [runs] whether it runs a script when it is installed
 */

/** @param {Package} entry */
export const idOf = ({ name, version }) => `${name}@${version}`;

/**
 * Each package once, by name and version: of all platforms, not only of this one. Our own
 * workspaces are not among them.
 * @param {{ packages: Record<string, any> }} lock
 * @returns {Package[]}
 */
export function productionPackages(lock) {
  /** @type {Map<string, Package>} */
  const found = new Map();
  for (const [path, entry] of Object.entries(lock.packages)) {
    const name = path.split('node_modules/')[1] && path.split('node_modules/').at(-1);
    if (!name || entry.link || entry.dev) continue;
    const { version, license: licence, hasInstallScript: runs = false } = entry;
    const item = { name: entry.name ?? name, version, licence, runs };
    found.set(idOf(item), item);
  }
  return [...found.values()].sort((a, b) => (idOf(a) < idOf(b) ? -1 : 1));
}
