import { fork } from 'node:child_process';
import { ROOT } from './paths.mjs';

const STOP_TIMEOUT_MS = 10_000;
const START_TIMEOUT_MS = 60_000;
const MIN_BACKOFF_MS = 250;
const MAX_BACKOFF_MS = 10_000;
/** A process that ran this long was stable: its crash restarts the back-off. */
const STABLE_MS = 10_000;

/** Kills the remaining processes of a killed service, e.g. a blocked render process. */
function endGroup(pid) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // No process is left, or the system has no process groups.
  }
}

/**
 * A child process of the product. It has its own process group, so that Ctrl-C does not reach it
 * directly and the services stop in order. When the parent dies, the IPC channel closes and it
 * exits. After a crash it is restarted with exponential back-off.
 */
export class Service {
  #child;
  #isStopping = false;
  #backoff = MIN_BACKOFF_MS;
  #restartTimer;

  /**
   * @param {string} name for messages
   * @param {string} script
   * @param {object} [options]
   * @param {string[]} [options.args]
   * @param {Record<string, string>} [options.env] added to the environment
   * @param {(message: any) => void} [options.onMessage]
   * @param {() => void} [options.onReady] after every start
   * @param {number} [options.startTimeoutMs] after which a process that is not ready is killed
   */
  constructor(name, script, options = {}) {
    const { args = [], env = {}, onMessage = () => {}, onReady = () => {} } = options;
    const { startTimeoutMs = START_TIMEOUT_MS } = options;
    Object.assign(this, { name, script, args, env, onMessage, onReady, startTimeoutMs });
  }

  get pid() {
    return this.#child?.pid;
  }

  /** Resolves with the first message of type `ready`. */
  start() {
    return new Promise((resolve, reject) => {
      const child = fork(this.script, this.args, {
        cwd: ROOT,
        // With more arenas glibc uses a tenth more memory at rest.
        env: { MALLOC_ARENA_MAX: '2', ...process.env, ...this.env },
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
        detached: true,
      });
      this.#child = child;
      let readyAt;
      const timer = setTimeout(() => {
        reject(new Error(`${this.name} did not start within ${this.startTimeoutMs / 1000} s.`));
        child.kill('SIGKILL');
      }, this.startTimeoutMs);
      child.on('message', (message) => {
        // Progress messages, e.g. of a migration, extend the timeout.
        if (readyAt === undefined) timer.refresh();
        this.onMessage(message);
        if (message.type !== 'ready') return;
        clearTimeout(timer);
        readyAt = performance.now();
        this.onReady();
        resolve(message);
      });
      const onEnd = (how) => {
        clearTimeout(timer);
        if (this.#isStopping) return;
        if (readyAt === undefined) return reject(new Error(`${this.name} did not start (${how}).`));
        console.error(`${this.name} stopped (${how}); restarting it.`);
        if (performance.now() - readyAt > STABLE_MS) this.#backoff = MIN_BACKOFF_MS;
        this.#restart();
      };
      child.once('exit', (code, signal) => {
        endGroup(child.pid);
        onEnd(signal ?? `exit code ${code}`);
      });
      // A process that could not be spawned has no exit event.
      child.on('error', (error) => child.pid === undefined && onEnd(error.message));
    });
  }

  #restart() {
    this.#restartTimer = setTimeout(() => {
      this.start().catch((error) => {
        if (this.#isStopping) return;
        console.error(error.message);
        this.#restart();
      });
    }, this.#backoff);
    this.#backoff = Math.min(this.#backoff * 2, MAX_BACKOFF_MS);
  }

  /** Sends SIGTERM and waits; SIGKILL after ten seconds. */
  async stop() {
    this.#isStopping = true;
    clearTimeout(this.#restartTimer);
    const child = this.#child;
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    await ended;
    clearTimeout(timer);
  }
}
