import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fromRoot } from '../../scripts/lib/paths.mjs';
import { run } from '../../scripts/lib/run.mjs';

const FOLDER = fromRoot('node_modules/.cache/caddy');
const UNPACKED = path.join(FOLDER, 'usr/bin/caddy');

/**
 * The proxy program of the containers, if this machine has it. @returns {string | undefined}
 */
export function findCaddy() {
  const program = process.env.CADDY_PATH ?? (existsSync(UNPACKED) ? UNPACKED : 'caddy');
  try {
    execFileSync(program, ['version'], { stdio: 'ignore' });
    return program;
  } catch {
    return undefined;
  }
}

/** Unpacks Debian's package if Caddy is missing. Not installed: its service would take port 80. */
export async function ensureCaddy() {
  if (findCaddy()) return;
  try {
    mkdirSync(FOLDER, { recursive: true });
    await run('apt-get', ['download', 'caddy'], { cwd: FOLDER });
    const archive = readdirSync(FOLDER).find((file) => file.endsWith('.deb'));
    await run('dpkg-deb', ['--extract', String(archive), FOLDER], { cwd: FOLDER });
  } catch (error) {
    console.warn(`The tests of the proxy are skipped: there is no Caddy here (${error.message}).`);
  }
}
