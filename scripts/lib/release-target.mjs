import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { dataDir, REMOTES, storeDir, typedPath } from './paths.mjs';
import { readRunning } from './run-file.mjs';

const text = { type: /** @type {const} */ ('string') };
const flag = { type: /** @type {const} */ ('boolean'), default: false };

/** The named site; by default the one that runs on this install's data, if the store is its own. */
async function siteOf(named, store) {
  if (!named) return store === storeDir() ? (await readRunning(dataDir()))?.url : undefined;
  if (/^https?:\/\//.test(named) && URL.canParse(named)) return named.replace(/\/+$/, '');
  throw new Error(`--site must be an http(s) address, but is "${named}".`);
}

/**
 * Reads the arguments of `npm run release`, `rollback` and `releases`.
 * @param {'release' | 'rollback' | 'releases'} command
 * @param {string[]} [args]
 * @throws Error with a message for the user
 */
export async function readTarget(command, args = process.argv.slice(2)) {
  const options = { store: text, site: text };
  if (command === 'release') Object.assign(options, { dist: text, 'dry-run': flag });
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const [remote, version, ...rest] = positionals;
  const isKnown = remote === undefined ? command === 'releases' : Object.hasOwn(REMOTES, remote);
  if (!isKnown || rest.length > 0 || (version && command !== 'rollback')) {
    const remotes = Object.keys(REMOTES).join('|');
    const more = command === 'rollback' ? ' [version]' : '';
    throw new Error(`Name the remote: npm run ${command} -- ${remotes}${more}`);
  }
  const store = values.store ? typedPath(values.store) : storeDir();
  const dist = values.dist && typedPath(values.dist);
  if (dist && !existsSync(dist)) throw new Error(`There is no build in ${dist}.`);
  const site = await siteOf(values.site, store);
  // Without `--` before it, npm takes the option as its own and sets this variable.
  const dryRun = values['dry-run'] || process.env.npm_config_dry_run === 'true';
  return { remote, version, store, dist, site, dryRun };
}
