import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { dataDir, REMOTES, storeDir } from '../lib/paths.mjs';
import { isRunning, readRun } from '../lib/run-file.mjs';

const text = { type: /** @type {const} */ ('string') };
const yes = { type: /** @type {const} */ ('boolean'), default: false };

/** A path as it is meant where it was typed. */
const typed = (folder) => folder && path.resolve(process.env.INIT_CWD ?? process.cwd(), folder);

/**
 * The site that shows what the store holds: the one that is named, or the one that runs on the
 * data of this install when the store is its own.
 */
async function siteOf(named, store) {
  if (named) {
    if (/^https?:\/\//.test(named) && URL.canParse(named)) return named.replace(/\/+$/, '');
    throw new Error(`--site must be an http(s) address, but is "${named}".`);
  }
  const run = store === storeDir() ? await readRun(dataDir()) : undefined;
  return isRunning(run) ? run.url : undefined;
}

/**
 * What was typed behind `npm run release`, `rollback` and `releases`. Throws a sentence.
 * @param {string[]} args
 * @param {{ command: string, remoteNeeded?: boolean, more?: string[] }} options `more`: how the
 *   positional arguments behind the remote are called
 */
export async function readTarget(args, { command, remoteNeeded = true, more = [] }) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      store: text,
      site: text,
      ...(command === 'release' && { dist: text, 'dry-run': yes }),
    },
  });
  const [remote, ...rest] = positionals;
  const known = remote === undefined ? !remoteNeeded : Object.hasOwn(REMOTES, remote);
  if (!known || rest.length > more.length) {
    const words = [Object.keys(REMOTES).join('|'), ...more.map((name) => `[${name}]`)];
    throw new Error(`Say which remote: npm run ${command} -- ${words.join(' ')}`);
  }
  const store = typed(values.store) ?? storeDir();
  const dist = typed(values.dist);
  if (dist && !existsSync(dist)) throw new Error(`There is no build in ${dist}.`);
  const site = await siteOf(values.site, store);
  // Typed without the two dashes it is npm's own option: nobody who types it means to publish.
  const dryRun = values['dry-run'] || process.env.npm_config_dry_run === 'true';
  return { remote, rest, store, dist, site, dryRun };
}
