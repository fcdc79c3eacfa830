import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT } from './paths.mjs';
import { freePort } from './ports.mjs';
import { isAlive, isRunning, readRun } from './run-file.mjs';

/** The admin of every started product. */
export const ADMIN = { email: 'admin@manjara.example', password: 'mitre-and-dovetail-27' };

/**
 * @typedef {object} ProductOptions
 * @property {string} [dataDir] the data of an earlier run; a fresh folder by default
 * @property {Record<string, string>} [env] added to the environment, e.g. DEMO_CONTENT
 * @property {number} [output] a file descriptor for the output of its processes
 */

const READY_TIMEOUT_MS = 180_000;
const END_TIMEOUT_MS = 20_000;

/** @type {Set<string>} */
const folders = new Set();
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Creates a temporary folder, which is deleted when this process exits. */
export function freshFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'manjara-'));
  folders.add(folder);
  return folder;
}

/** @param {number[]} pids */
async function waitForEnd(pids) {
  const limit = Date.now() + END_TIMEOUT_MS;
  while (pids.some(isAlive)) {
    if (Date.now() > limit) throw new Error(`Still running: ${pids.filter(isAlive).join(', ')}.`);
    await pause(50);
  }
}

/**
 * The environment of a separate product, without settings that point to an existing site's
 * database, releases and ports.
 */
export const ownSettings = (environment = process.env) => ({
  ...environment,
  SKIP_BUILD: '1',
  ENV_FILE: '',
  MONGODB_URI: '',
  RELEASES_DIR: '',
  METRICS_PORT: '',
  DEMO_CONTENT: '1',
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
  RATE_LIMIT_LOGIN: '10000',
  RATE_LIMIT_FORMS: '10000',
});

/** The whole built product, as `npm start` runs it, on free ports. It ends with this process. */
export class Product {
  #child;
  #lines;

  /**
   * @param {import('node:child_process').ChildProcess} child
   * @param {import('./run-file.mjs').Run} run
   * @param {string} dataDir
   * @param {string[]} lines
   */
  constructor(child, run, dataDir, lines) {
    this.#child = child;
    this.#lines = lines;
    this.run = run;
    this.dataDir = dataDir;
    this.url = run.url;
  }

  /**
   * Resolves when all processes respond.
   * @param {ProductOptions} [options]
   */
  static async start({ dataDir = freshFolder(), env = {}, output } = {}) {
    const { PORT = String(await freePort()) } = env;
    /** @type {string[]} */
    const lines = [];
    const child = spawn(process.execPath, ['scripts/start.mjs'], {
      cwd: ROOT,
      // The IPC channel ends the product with this process, even on SIGKILL.
      stdio: ['ignore', output ?? 'pipe', output ?? 'pipe', 'ipc'],
      env: { ...ownSettings(), DATA_DIR: dataDir, ...env, PORT },
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => lines.push(String(chunk)));
    }
    const limit = Date.now() + READY_TIMEOUT_MS;
    for (;;) {
      const run = await readRun(dataDir);
      // A killed run may have left its file.
      if (run?.pids.start === child.pid) return new Product(child, run, dataDir, lines);
      if (child.exitCode !== null || child.signalCode !== null || Date.now() > limit) {
        child.kill('SIGTERM');
        throw new Error(`The product did not start.\n${lines.join('')}`);
      }
      await pause(50);
    }
  }

  /** All output of its processes. */
  get output() {
    return this.#lines.join('');
  }

  /** Stops it like Ctrl-C, and waits until no process is left. */
  async stop() {
    const { start, ...services } = await this.pids();
    this.#child.kill('SIGTERM');
    // A negative id is the service's whole process group.
    await waitForEnd([start, ...Object.values(services).map((pid) => -pid)]);
  }

  /** Kills every process at once, as a power cut would. */
  async kill() {
    const run = (await readRun(this.dataDir)) ?? this.run;
    // The start script first: it would restart the others.
    for (const name of ['start', 'database', 'api', 'shell']) {
      if (isRunning(run, name)) process.kill(run.pids[name], 'SIGKILL');
    }
    await waitForEnd(Object.values(run.pids));
  }

  /** Stops it if necessary, and deletes its data. */
  async remove() {
    await this.stop();
    await rm(this.dataDir, { recursive: true, force: true });
  }

  /** Ids of the current processes: a restart changes them. */
  async pids() {
    return { ...this.run.pids, ...(await readRun(this.dataDir))?.pids };
  }
}
