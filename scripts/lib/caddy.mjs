// The proxy of the containers, which browser tests put in front of the product.
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { inPath, isRoot } from './machine.mjs';
import { fromRoot } from './paths.mjs';
import { run } from './run.mjs';

/** Unpacked here and not installed: the package's own service would take port 80. */
const FOLDER = fromRoot('node_modules/.cache/caddy');
const UNPACKED = path.join(FOLDER, 'usr/bin/caddy');

/** Takes the program out of the distribution's package. */
async function unpack() {
  mkdirSync(FOLDER, { recursive: true });
  const download = () => run('apt-get', ['download', 'caddy'], { cwd: FOLDER });
  try {
    await download();
  } catch (error) {
    if (!isRoot()) throw error;
    await run('apt-get', ['update']);
    await download();
  }
  const archive = readdirSync(FOLDER).find((file) => file.endsWith('.deb'));
  await run('dpkg-deb', ['--extract', archive, FOLDER], { cwd: FOLDER });
}

/**
 * The path of the proxy's program, fetched where Debian or Ubuntu have it. Undefined where it is
 * not to be had: the tests through the proxy are left out there, and it is said.
 */
export async function ensureCaddy() {
  const known = () =>
    process.env.CADDY_PATH ?? inPath('caddy') ?? (existsSync(UNPACKED) ? UNPACKED : undefined);
  if (known()) return known();
  if (inPath('apt-get')) {
    console.log('No Caddy was found. Fetching it: apt-get download caddy');
    await unpack().catch((error) => console.error(error.message));
  }
  if (!known()) {
    console.warn(
      'NOT TESTED: the site behind its proxy. Caddy is not on this machine: ' +
        'https://caddyserver.com/docs/install',
    );
  }
  return known();
}
