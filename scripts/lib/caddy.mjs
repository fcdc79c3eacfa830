import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fromRoot } from './paths.mjs';
import { run } from './run.mjs';

const FOLDER = fromRoot('node_modules/.cache/caddy');
const UNPACKED = path.join(FOLDER, 'usr/bin/caddy');
const inPath = () =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, 'caddy'))
    .find((file) => existsSync(file));

/**
 * The path of Caddy, the proxy of the containers; undefined where it is not to be had. Debian's package
 * is unpacked here and not installed, since its service would take port 80.
 */
export async function ensureCaddy() {
  const find = () =>
    process.env.CADDY_PATH ?? inPath() ?? (existsSync(UNPACKED) ? UNPACKED : undefined);
  if (find()) return find();
  try {
    mkdirSync(FOLDER, { recursive: true });
    await run('apt-get', ['download', 'caddy'], { cwd: FOLDER });
    const archive = readdirSync(FOLDER).find((file) => file.endsWith('.deb'));
    await run('dpkg-deb', ['--extract', archive, FOLDER], { cwd: FOLDER });
  } catch (error) {
    console.warn(`The tests of the proxy are skipped: there is no Caddy here (${error.message}).`);
  }
  return find();
}
