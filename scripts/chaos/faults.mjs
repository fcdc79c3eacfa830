import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Product } from '../lib/product.mjs';

const HOLD_MS = 5_000;

/** Kills parts of the product; its start script restarts them. */
const kill =
  (...parts) =>
  async ({ product }) => {
    const pids = await product.pids();
    // Most likely during an upload: the admin hardly pauses between uploads.
    await pause(randomInt(20, 1_000));
    for (const part of parts) process.kill(pids[part], 'SIGKILL');
  };

/** Kills the start script too, and restarts the product on the same data. */
const killAndStart =
  (...parts) =>
  async (site) => {
    await kill('start', ...parts)(site);
    const { dataDir, url } = site.product;
    const env = { ...site.env, PORT: new URL(url).port };
    site.product = await Product.start({ dataDir, env });
  };

async function stopDatabase({ product }) {
  const { database } = await product.pids();
  process.kill(database, 'SIGSTOP');
  await pause(HOLD_MS);
  process.kill(database, 'SIGCONT');
}

/** Prevents the database's file from growing, as on a full disk. */
async function fillDisk({ product }) {
  const { database } = await product.pids();
  const { size } = statSync(path.join(product.dataDir, 'db/data.mdb'));
  const limit = (bytes) =>
    spawnSync('prlimit', ['--pid', String(database), `--fsize=${bytes}:`]).status === 0;
  if (!limit(size)) throw new Error('The database could not be limited: prlimit is missing.');
  await pause(HOLD_MS);
  // Fails if the database has exited, but its successor has no limit.
  limit('unlimited');
}

/**
 * The faults, in order; `endsShell`: pages may fail during the fault.
 * @type {{ name: string, inject: (site: object) => Promise<void>, endsShell?: boolean }[]}
 */
export const FAULTS = [
  { name: 'API killed', inject: kill('api') },
  { name: 'database killed', inject: kill('database') },
  { name: 'shell killed', inject: kill('shell'), endsShell: true },
  { name: 'all parts killed', inject: kill('database', 'api', 'shell'), endsShell: true },
  { name: 'npm start killed', inject: killAndStart(), endsShell: true },
  { name: 'database stopped', inject: stopDatabase },
  { name: 'disk full', inject: fillDisk },
  { name: 'power cut', inject: killAndStart('database', 'api', 'shell'), endsShell: true },
];
