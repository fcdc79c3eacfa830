import { type ChildProcess, fork } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { SitemapPage } from '@manjara/platform';
import { type BirpcReturn, createBirpc } from 'birpc';
import type { Logger } from 'pino';
import {
  type PageRequest,
  type ReleaseDescription,
  type Renderer,
  RendererEnded,
  type RendererSetup,
  type RenderResult,
  type StartRenderer,
} from './renderer';
import type { RenderParent, RenderWorker } from './worker';

/** Heap limit in MB; a release needs about a tenth. */
const MAX_HEAP_MB = 256;
/** Value of oom_score_adj: the kernel kills this process before the shell. */
const OOM_SCORE = '500';
/** Environment variables of a release, which must not see the shell's secrets. */
const VARIABLES = ['PATH', 'LANG', 'TZ', 'NODE_ENV', 'NODE_OPTIONS', 'NODE_EXTRA_CA_CERTS'];

export interface ProcessLimits {
  /** Milliseconds between two pings. */
  pingMs: number;
  /** Consecutive pings that may stay unanswered. */
  maxMissed: number;
  /** The same during load and test, because code is slow when it first runs. */
  maxMissedAtStart: number;
  /** Limit of resident memory, including the heap and Node itself. */
  memoryBytes: number;
  memoryCheckMs: number;
  /** Render timeout in milliseconds. */
  pageTimeoutMs?: number;
}

const LIMITS: ProcessLimits = {
  pingMs: 1_000,
  maxMissed: 5,
  maxMissedAtStart: 15,
  memoryBytes: 384e6,
  memoryCheckMs: 250,
};

/** Resident memory of a process in bytes; undefined on systems other than Linux. */
function residentBytes(pid: number | undefined): number | undefined {
  try {
    const kilobytes = /^VmRSS:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
  } catch {
    return undefined;
  }
}

function environment(): NodeJS.ProcessEnv {
  const passed = Object.entries(process.env).filter(([name]) => VARIABLES.includes(name));
  // More malloc arenas would take 10 % more memory at rest.
  return { ...Object.fromEntries(passed), MALLOC_ARENA_MAX: '2' };
}

/**
 * Renders a release's pages in a child process. An error outside a page, a blocked event loop or
 * too much memory ends only that process.
 */
export class RenderProcess implements Renderer {
  description: ReleaseDescription = { routes: [], navigation: [] };
  memory = 0;
  readonly #child: ChildProcess;
  readonly #worker: BirpcReturn<RenderWorker, RenderParent>;
  readonly #timers: NodeJS.Timeout[];
  /** Pings since the last answer; a clock would also count the time that a machine sleeps. */
  #missed = 0;
  #isLoaded = false;
  #running = 0;
  #ended?: RendererEnded;
  #isClosing = false;
  readonly #idle = new EventEmitter();

  private constructor(
    filename: string,
    private readonly limits: ProcessLimits,
    private readonly onFailure: (reason: string) => void,
  ) {
    const child = fork(filename, {
      serialization: 'advanced',
      env: environment(),
      execArgv: [`--max-old-space-size=${MAX_HEAP_MB}`],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.#child = child;
    this.#worker = createBirpc<RenderWorker, RenderParent>(
      { fail: (reason) => void this.#fail(String(reason)) },
      {
        // Ignore send errors: the exit event follows.
        post: (message) => void child.send(message as object, () => {}),
        on: (receive) =>
          child.on('message', (message: unknown) => {
            if (typeof message === 'object' && message) receive(message);
          }),
        timeout: -1,
      },
    );
    child.once('error', (error) => this.#fail(error.message));
    // Wait for the channel to close, too: the process may have sent the reason.
    let open = 2;
    const onEnd = () => {
      open -= 1;
      const { exitCode, signalCode } = child;
      if (open > 0) return;
      this.#fail(signalCode ? `it was ended by ${signalCode}` : `it exited with code ${exitCode}`);
    };
    child.once('exit', onEnd);
    child.once('disconnect', () => {
      child.kill('SIGKILL');
      onEnd();
    });
    if (child.pid) writeFile(`/proc/${child.pid}/oom_score_adj`, OOM_SCORE).catch(() => {});
    this.#timers = [
      setInterval(() => this.#ping(), limits.pingMs).unref(),
      setInterval(() => this.#checkMemory(), limits.memoryCheckMs).unref(),
    ];
  }

  /**
   * Starts each release in a new process.
   * @param filename the built program of the process
   */
  static starter(filename: string, log: Logger, limits?: Partial<ProcessLimits>): StartRenderer {
    return async (setup: RendererSetup, onFailure, signal) => {
      signal?.throwIfAborted();
      const all = { ...LIMITS, ...limits };
      const renderer: RenderProcess = new RenderProcess(
        filename,
        all,
        (reason) => renderer.#isLoaded && onFailure(reason),
      );
      renderer.#logOutput(log.child({ release: setup.filename }));
      const cancel = () => renderer.#fail('its start was cancelled');
      signal?.addEventListener('abort', cancel);
      try {
        const { pageTimeoutMs } = all;
        renderer.description = await renderer.#ask(() =>
          renderer.#worker.load({ ...setup, pageTimeoutMs }),
        );
        renderer.#isLoaded = true;
        return renderer;
      } catch (error) {
        await renderer.close();
        throw error;
      } finally {
        signal?.removeEventListener('abort', cancel);
      }
    };
  }

  render(request: PageRequest): Promise<RenderResult> {
    return this.#ask(() => this.#worker.render(request));
  }

  sitemap(requestId: string): Promise<SitemapPage[]> {
    return this.#ask(() => this.#worker.sitemap(requestId));
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    if (this.#running > 0 && !this.#ended) await once(this.#idle, 'idle');
    this.#ended ??= new RendererEnded('The release is not live any more.');
    this.#end();
    const { exitCode, signalCode, pid } = this.#child;
    if (pid && exitCode === null && signalCode === null) await once(this.#child, 'exit');
  }

  async #ask<T>(call: () => Promise<T>): Promise<T> {
    if (this.#ended) throw this.#ended;
    if (this.#isClosing) throw new RendererEnded('The release is not live any more.');
    this.#running += 1;
    try {
      return await call();
    } finally {
      this.#running -= 1;
      if (this.#running === 0) this.#idle.emit('idle');
    }
  }

  /** Logs each chunk as a line: buffering up to a line break could fill the memory. */
  #logOutput(log: Logger): void {
    const { stdout, stderr } = this.#child;
    stdout?.on('data', (text: Buffer) => log.info(text.toString().trimEnd()));
    stderr?.on('data', (text: Buffer) => log.warn(text.toString().trimEnd()));
  }

  #ping(): void {
    const { maxMissed, maxMissedAtStart, pingMs } = this.limits;
    this.#missed += 1;
    if (this.#missed > (this.#isLoaded ? maxMissed : maxMissedAtStart)) {
      const seconds = Math.round((this.#missed * pingMs) / 1000);
      this.#fail(`it blocked its event loop for ${seconds} seconds`);
      return;
    }
    const answered = (memory: number) => {
      this.#missed = 0;
      this.memory = memory;
    };
    this.#worker.ping().then(answered, () => {});
  }

  /** Also checked from outside: a process with a blocked event loop may still allocate. */
  #checkMemory(): void {
    const { memoryBytes } = this.limits;
    this.memory = residentBytes(this.#child.pid) ?? this.memory;
    if (this.memory <= memoryBytes) return;
    this.#fail(`it took more than ${Math.round(memoryBytes / 1e6)} MB of memory`);
  }

  #fail(reason: string): void {
    if (this.#ended) return;
    this.#ended = new RendererEnded(reason);
    this.#end();
    this.onFailure(reason);
  }

  #end(): void {
    for (const timer of this.#timers) clearInterval(timer);
    this.#worker.$close(this.#ended);
    this.#child.kill('SIGKILL');
  }
}
