import { fork } from 'node:child_process';
import { ROOT } from './paths.mjs';

const STOP_TIMEOUT_MS = 10_000;
const START_TIMEOUT_MS = 60_000;
const MIN_BACKOFF_MS = 250;
const MAX_BACKOFF_MS = 10_000;
/** Who has run for so long has not crashed of starting. */
const STABLE_MS = 10_000;

/**
 * A child process that is a part of the product. It has a process group of its own, so that
 * Ctrl-C reaches it only through us, in order; when we die, its channel closes and it stops.
 * After a crash it is started again, with a pause that grows while it keeps crashing.
 */
export class Service {
  #child;
  #stopping = false;
  #backoff = MIN_BACKOFF_MS;
  #restart;

  /**
   * @param {string} name as it is called in sentences
   * @param {string} script
   * @param {object} [options]
   * @param {string[]} [options.args]
   * @param {Record<string, string>} [options.env] added to the environment
   * @param {(message: any) => void} [options.onMessage]
   * @param {() => void} [options.onReady] after every start: the process is another one
   * @param {number} [options.startTimeoutMs] after which a process that is not ready is killed
   * @param {Promise<unknown>} [options.listenAfter] the process gets itself ready meanwhile, and is
   *   told to listen then
   */
  constructor(name, script, options = {}) {
    const { args = [], env = {}, onMessage = () => {}, onReady = () => {} } = options;
    const { startTimeoutMs = START_TIMEOUT_MS, listenAfter } = options;
    Object.assign(this, { name, script, args, env, onMessage, onReady, startTimeoutMs });
    this.listenAfter = listenAfter;
  }

  get pid() {
    return this.#child?.pid;
  }

  /** Resolves with the first message of type `ready`. */
  start() {
    return new Promise((resolve, reject) => {
      const child = fork(this.script, this.args, {
        cwd: ROOT,
        env: {
          // With more arenas, glibc keeps in each what it once held: a tenth of the memory at rest.
          MALLOC_ARENA_MAX: '2',
          ...process.env,
          ...this.env,
          ...(this.listenAfter && { LISTEN_WHEN_TOLD: '1' }),
        },
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
        detached: true,
      });
      this.#child = child;
      let readyAt;
      let late;
      const limitStart = () => {
        late = setTimeout(() => {
          reject(new Error(`${this.name} did not start within ${this.startTimeoutMs / 1000} s.`));
          // Else there would soon be two of it.
          child.kill('SIGKILL');
        }, this.startTimeoutMs);
      };
      const goAhead = () => {
        if (!child.connected) return;
        // How long it waits is the others' affair.
        limitStart();
        child.send({ type: 'listen' });
      };
      // When they do not start, whoever started them is told why.
      if (this.listenAfter) this.listenAfter.then(goAhead, () => {});
      else limitStart();
      child.on('message', (message) => {
        // Who says what it is doing may take its time.
        if (readyAt === undefined) late?.refresh();
        this.onMessage(message);
        if (message.type !== 'ready') return;
        clearTimeout(late);
        readyAt = performance.now();
        this.onReady();
        resolve(message);
      });
      const ended = (how) => {
        clearTimeout(late);
        if (this.#stopping) return;
        if (readyAt === undefined) return reject(new Error(`${this.name} ended with ${how}.`));
        console.error(`${this.name} ended with ${how}; starting it again.`);
        if (performance.now() - readyAt > STABLE_MS) this.#backoff = MIN_BACKOFF_MS;
        this.#again();
      };
      child.once('exit', (code, signal) => ended(signal ?? code));
      // A process that the system could not make has no exit.
      child.on('error', (error) => child.pid === undefined && ended(error.message));
    });
  }

  #again() {
    // Keeps us alive: when all have crashed at once, nothing else does.
    this.#restart = setTimeout(() => {
      this.start().catch((error) => {
        if (this.#stopping) return;
        console.error(error.message);
        this.#again();
      });
    }, this.#backoff);
    this.#backoff = Math.min(this.#backoff * 2, MAX_BACKOFF_MS);
  }

  /** Asks the process to end and waits; ends it after ten seconds. */
  async stop() {
    this.#stopping = true;
    clearTimeout(this.#restart);
    const child = this.#child;
    const gone = child?.pid === undefined || child.exitCode !== null || child.signalCode !== null;
    if (gone) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    await ended;
    clearTimeout(timer);
  }
}
