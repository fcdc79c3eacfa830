import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { isAlive } from '../../lib/run-file.mjs';
import { familyOf } from './processes.mjs';

const ASK_MS = 20;
const ANSWER_MS = 10_000;
const START_LIMIT_MS = 180_000;
const END_LIMIT_MS = 20_000;

/** An answer, after redirects; undefined while there is none. */
async function ask(address) {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(ANSWER_MS) });
    return { ok: answer.ok, body: await answer.text() };
  } catch {
    return undefined;
  }
}

/** A product that has been started; it need not answer yet. */
export class Started {
  #child;
  #output = '';
  #began = performance.now();

  /** @param {{ command: string, args: string[], cwd: string, env: Record<string, string> }} how */
  constructor({ command, args, cwd, env }) {
    this.#child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own: what the command starts ends with it.
      detached: true,
    });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream.on('data', (chunk) => (this.#output += chunk));
    }
  }

  get pid() {
    return this.#child.pid;
  }

  /** Seconds from the start until the address answers with success and what is expected. */
  async answers(address, expected = () => true) {
    for (;;) {
      const answer = await ask(address);
      const seconds = (performance.now() - this.#began) / 1_000;
      if (answer?.ok && expected(answer.body)) return seconds;
      if (this.#child.exitCode !== null || seconds * 1_000 > START_LIMIT_MS) {
        throw new Error(`${address} does not answer.\n${this.#output}`);
      }
      await pause(ASK_MS);
    }
  }

  /** Ends it as Ctrl-C does, and makes sure that nothing of it is left. */
  async stop() {
    const family = familyOf(this.pid);
    const signal = (name) => {
      for (const pid of family) if (isAlive(pid)) process.kill(pid, name);
    };
    try {
      process.kill(-this.pid, 'SIGTERM');
    } catch {
      // It has ended by itself.
    }
    const limit = Date.now() + END_LIMIT_MS;
    while (family.some(isAlive)) {
      if (Date.now() > limit) signal('SIGKILL');
      await pause(ASK_MS);
    }
  }
}
