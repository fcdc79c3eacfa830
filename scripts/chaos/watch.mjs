import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const EVERY_MS = 200;
const PATIENCE_MS = 1_000;

async function answers(url) {
  const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
  await response.arrayBuffer();
  return response.ok;
}

async function accepts(port) {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(PATIENCE_MS) });
    return true;
  } finally {
    socket.destroy();
  }
}

/** Asks each process for itself, again and again, whether it answers. */
export class Watch {
  /** How often each process refused a connection. */
  refusals = { shell: 0, api: 0, public: 0, dashboard: 0, database: 0 };
  #stopped = false;

  /** @param {import('../lib/run-file.mjs').Run} run */
  constructor({ url, apiUrl, pointers, mongodbUri }) {
    const port = Number(new URL(mongodbUri).port);
    this.probes = {
      shell: () => answers(`${url}/_health`),
      api: () => answers(`${apiUrl}/api/health/ready`),
      public: () => answers(pointers.public),
      dashboard: () => answers(pointers.dashboard),
      database: () => accepts(port),
    };
  }

  start() {
    this.running = Object.keys(this.probes).map(async (name) => {
      while (!this.#stopped) {
        await this.#ask(name);
        await pause(EVERY_MS);
      }
    });
  }

  async stop() {
    this.#stopped = true;
    await Promise.all(this.running ?? []);
  }

  /** Whether every process answers now. */
  async allAnswer() {
    const names = Object.keys(this.probes);
    return (await Promise.all(names.map((name) => this.#ask(name)))).every(Boolean);
  }

  async #ask(name) {
    try {
      return await this.probes[name]();
    } catch (error) {
      if ((error.cause ?? error).code === 'ECONNREFUSED') this.refusals[name]++;
      return false;
    }
  }
}
