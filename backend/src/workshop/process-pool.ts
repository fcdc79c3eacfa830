import { type Pool, pool, Promise as PoolPromise, TerminateError } from 'workerpool';
import { ApiError } from '../common/errors/api-error';
import { COMMON_ERRORS } from '../common/errors/common.errors';
import { fromWorkspace } from '../paths';
import { processEnvironment } from './process-environment';
import { TaskFailed, type TaskFailure } from './task-failed';
import type { Reply } from './worker';

/** From the sources, too, it is the built file: a child process has no compiler. */
const WORKER = fromWorkspace('dist/workshop/worker.js');

const START_MS = 20_000;
const HEAP_MB = 512;

export interface ProcessPoolOptions {
  /** 0 as usual to 19, which gives way to everything else. */
  niceness: number;
  /** After this time without a task the process ends. */
  idleMs: number;
  /** A process that has grown to so many bytes is replaced: decoders seldom give memory back. */
  retiredBytes: number;
  /** A process that grows to so many bytes in a task is killed: something has gone wrong. */
  swollenBytes: number;
}

interface Task {
  name: string;
  args: readonly unknown[];
  timeoutMs: number;
}

interface RunningProcess {
  pool: Pool;
  /** Ends it at once, whatever it does. */
  kill(): void;
}

/** One child process, started when there is something to do; one task at a time, in order. */
export class ProcessPool {
  private current: RunningProcess | undefined;
  private idle: NodeJS.Timeout | undefined;
  private tail: Promise<unknown> = Promise.resolve();
  private closed = false;
  /** Tasks that run or wait. */
  size = 0;

  constructor(private readonly options: ProcessPoolOptions) {}

  /** @throws TaskFailed; ApiError 503 when there is no process to run it */
  run(task: Task): Promise<unknown> {
    this.size += 1;
    clearTimeout(this.idle);
    const result = this.tail.then(() => this.perform(task));
    this.tail = result.catch(() => undefined).then(() => this.finished());
    return result;
  }

  /** Ends the process; what runs or waits fails. */
  close(): void {
    this.closed = true;
    clearTimeout(this.idle);
    this.discard();
  }

  private async perform({ name, args, timeoutMs }: Task): Promise<unknown> {
    const running = await this.ready();
    try {
      const reply: Reply<unknown> = await running.exec(name, [...args]).timeout(timeoutMs);
      if (reply.rss > this.options.retiredBytes) this.discard();
      return reply.value;
    } catch (error) {
      if (this.closed) throw unavailable(error);
      const reason = reasonOf(error);
      if (reason !== 'failed') this.discard();
      throw new TaskFailed(name, reason, error);
    }
  }

  /** A process that has answered: one that is gone or cannot start is not blamed on a file. */
  private async ready(): Promise<Pool> {
    if (this.current && (await this.answers(this.current.pool))) return this.current.pool;
    this.discard();
    if (this.closed) throw unavailable('The workshop has closed.');
    const { pool } = (this.current = this.start());
    if (await this.answers(pool)) return pool;
    this.discard();
    throw unavailable('A process did not start.');
  }

  private async answers(pool: Pool): Promise<boolean> {
    try {
      await pool.exec('ping').timeout(START_MS);
      return true;
    } catch {
      return false;
    }
  }

  private start(): RunningProcess {
    const { niceness, swollenBytes } = this.options;
    const life = new AbortController();
    const created = pool(WORKER, {
      workerType: 'process',
      maxWorkers: 1,
      forkArgs: [niceness, swollenBytes].map(String),
      forkOpts: {
        env: processEnvironment(),
        execArgv: [`--max-old-space-size=${HEAP_MB}`],
        signal: life.signal,
        killSignal: 'SIGKILL',
      },
    });
    return { pool: created, kill: () => life.abort() };
  }

  private finished(): void {
    this.size -= 1;
    if (this.size > 0 || this.closed) return;
    this.idle = setTimeout(() => this.discard(), this.options.idleMs);
    this.idle.unref();
  }

  private discard(): void {
    this.current?.kill();
    this.current = undefined;
  }
}

function reasonOf(error: unknown): TaskFailure {
  if (error instanceof PoolPromise.TimeoutError) return 'timeout';
  return error instanceof TerminateError ? 'crashed' : 'failed';
}

const unavailable = (cause: unknown) => new ApiError(COMMON_ERRORS.unavailable, { cause });
