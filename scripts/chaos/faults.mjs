import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Product } from '../lib/product.mjs';

const HOLD_MS = 5_000;

/** Lets the next upload get some way before something happens to it. */
async function duringUpload({ admin, random }) {
  await Promise.race([admin.nextUpload(), pause(3_000)]);
  await pause(random.between(20, 500));
}

/** Kills parts of the product, which its start script starts again. */
const kill =
  (...parts) =>
  async (run) => {
    const pids = await run.product.pids();
    await duringUpload(run);
    for (const part of parts) process.kill(pids[part], 'SIGKILL');
  };

/** Kills the start script too, and starts the product again on the same data. */
const killAndStart =
  (...parts) =>
  async (run) => {
    await kill('start', ...parts)(run);
    const env = { ...run.env, PORT: new URL(run.product.url).port };
    run.product = await Product.start({ dataDir: run.product.dataDir, env });
  };

async function stopDatabase(run) {
  const { database } = await run.product.pids();
  await duringUpload(run);
  process.kill(database, 'SIGSTOP');
  await pause(HOLD_MS);
  process.kill(database, 'SIGCONT');
}

/** The database's file may not grow, as on a full disk. */
async function fillDisk({ product }) {
  const { database } = await product.pids();
  const { size } = statSync(path.join(product.dataDir, 'db/data.mdb'));
  const limit = (bytes) =>
    spawnSync('prlimit', ['--pid', String(database), `--fsize=${bytes}:`]).status === 0;
  if (!limit(size)) throw new Error('The database could not be limited: prlimit is missing.');
  await pause(HOLD_MS);
  // Fails where the database has ended of it; the one that was started after it has no limit.
  limit('unlimited');
}

/** As after a power cut. */
export const POWER_CUT = {
  name: 'everything killed',
  inject: killAndStart('database', 'api', 'shell'),
  endsShell: true,
};

/**
 * What is injected into a run; `endsShell`: pages need not be shown meanwhile.
 * @type {{ name: string, inject: (run: object) => Promise<void>, endsShell?: boolean }[]}
 */
export const FAULTS = [
  { name: 'API killed', inject: kill('api') },
  { name: 'database killed', inject: kill('database') },
  { name: 'shell killed', inject: kill('shell'), endsShell: true },
  { name: 'all parts killed', inject: kill('database', 'api', 'shell'), endsShell: true },
  { name: 'npm start killed', inject: killAndStart(), endsShell: true },
  { name: 'database stopped', inject: stopDatabase },
  { name: 'disk full', inject: fillDisk },
  POWER_CUT,
];
