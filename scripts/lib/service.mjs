import { fork } from 'node:child_process';
import { createServer } from 'node:net';
import { ROOT } from './paths.mjs';

const STOP_TIMEOUT_MS = 10_000;
const START_TIMEOUT_MS = 60_000;
const MAX_BACKOFF_MS = 10_000;

/**
 * A free port on the loopback interface.
 * @returns {Promise<number>}
 */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** Whether something listens on the port already. */
export function isPortTaken(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(error.code === 'EADDRINUSE'));
    probe.listen(port, () => probe.close(() => resolve(false)));
  });
}

/**
 * A child process that is a part of the product. It has a process group of its own, so that
 * Ctrl-C reaches it only through us, in order; when we die, its channel closes and it stops.
 * After a crash it is started again, with a growing pause.
 */
export class Service {
  #child;
  #stopping = false;
  #backoff = 250;

  constructor(name, script, { args = [], env = {}, onMessage = () => {} } = {}) {
    Object.assign(this, { name, script, args, env, onMessage });
  }

  get pid() {
    return this.#child?.pid;
  }

  /** Resolves with the first message of type `ready`. */
  start() {
    return new Promise((resolve, reject) => {
      const child = fork(this.script, this.args, {
        cwd: ROOT,
        env: { ...process.env, ...this.env },
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
        detached: true,
      });
      this.#child = child;
      const late = setTimeout(
        () => reject(new Error(`${this.name} did not start within a minute.`)),
        START_TIMEOUT_MS,
      );
      let ready = false;
      child.on('message', (message) => {
        this.onMessage(message);
        if (message.type !== 'ready') return;
        clearTimeout(late);
        ready = true;
        this.#backoff = 250;
        resolve(message);
      });
      child.on('exit', (code, signal) => {
        clearTimeout(late);
        if (this.#stopping) return;
        if (!ready) return reject(new Error(`${this.name} ended with ${signal ?? code}.`));
        console.error(`${this.name} ended with ${signal ?? code}; starting it again.`);
        this.#again();
      });
    });
  }

  #again() {
    setTimeout(() => {
      if (!this.#stopping) this.start().catch(() => this.#again());
    }, this.#backoff).unref();
    this.#backoff = Math.min(this.#backoff * 2, MAX_BACKOFF_MS);
  }

  /** Asks the process to end and waits; ends it after ten seconds. */
  async stop() {
    this.#stopping = true;
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    await ended;
    clearTimeout(timer);
  }
}
