import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT } from './paths.mjs';
import { freePort } from './service.mjs';

const READY_TIMEOUT_MS = 180_000;
const ADMIN = { email: 'admin@manjara.example', password: 'mitre-and-dovetail-27' };

async function readRun(file) {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text.endsWith('}') ? JSON.parse(text) : undefined;
}

/**
 * The built product as `npm start` runs it, with demo content, on free ports. It also ends when
 * this process does.
 * @param env added to the environment, e.g. REMOTE_PUBLIC_URL
 * @param data the folder of its data; by default a temporary one that goes with it
 */
export async function startProduct({ env = {}, data } = {}) {
  const dataDir = data ?? mkdtempSync(path.join(tmpdir(), 'manjara-'));
  const deleteData = () => data ?? rmSync(dataDir, { recursive: true, force: true });
  // Left behind by a run that was killed.
  rmSync(path.join(dataDir, 'run.json'), { force: true });
  process.once('exit', deleteData);
  const output = [];
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: ROOT,
    // Its channel to us tells it when we are gone.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      SKIP_BUILD: '1',
      // A developer's own settings may name a database that must not be touched.
      ENV_FILE: '',
      MONGODB_URI: '',
      DEMO_CONTENT: '1',
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      RATE_LIMIT_LOGIN: '10000',
      RATE_LIMIT_FORMS: '10000',
      ...env,
    },
  });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => output.push(data));
  const ended = new Promise((resolve) => child.once('exit', resolve));

  async function stop() {
    child.kill('SIGTERM');
    await ended;
    deleteData();
    process.off('exit', deleteData);
  }

  const limit = Date.now() + READY_TIMEOUT_MS;
  for (;;) {
    const run = await readRun(path.join(dataDir, 'run.json'));
    if (run) return { url: run.url, admin: ADMIN, stop };
    if (child.exitCode !== null || Date.now() > limit) {
      await stop();
      throw new Error(`The product did not start.\n${Buffer.concat(output)}`);
    }
    await pause(50);
  }
}
