import { promise as queueOf } from 'fastq';
import { type Pool, pool, Promise as PoolPromise, TerminateError } from 'workerpool';
import { ApiError } from '../common/errors/api-error';
import { COMMON_ERRORS } from '../common/errors/common.errors';
import { fromWorkspace } from '../paths';
import { IMAGE_ERRORS } from './images.errors';
import type { Tasks, WorkerSettings } from './worker';

/** The built file, also when the sources run: a child process has no compiler. */
const WORKER = fromWorkspace('dist/images/worker.js');

const HEAP_MB = 512;

/** The only environment variables that workers get: none of the API's secrets. */
const VARIABLES = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'LANG', 'XDG_CACHE_HOME', 'SystemRoot'];

export type TaskName = keyof Tasks;

type TaskFailure = 'crashed' | 'timeout' | 'failed';

/** A task that has no result; an expected rejection is one. */
export class TaskFailed extends Error {
  override readonly name = 'TaskFailed';

  constructor(
    readonly task: string,
    readonly reason: TaskFailure,
    cause: unknown,
  ) {
    super(`${task} ${reason}: ${String(cause)}`, { cause });
  }
}

export interface WorkerPoolOptions extends WorkerSettings {
  /** Tasks that may wait. */
  maxQueueSize: number;
}

interface Task {
  name: TaskName;
  args: unknown[];
  timeoutMs: number;
}

interface RunningWorker {
  pool: Pool;
  /** Kills the process, whatever it is doing. */
  kill(): void;
}

/** One child process for foreign files, started when there is a task; one task at a time. */
export class WorkerPool {
  // Own queue: workerpool's stops after a process has crashed.
  private readonly queue = queueOf((task: Task) => this.perform(task), 1);
  private worker: RunningWorker | undefined;
  private closed = false;

  constructor(private readonly options: WorkerPoolOptions) {}

  /**
   * Runs a task when those before it are done.
   * @param timeoutMs from its start; then its process is killed
   * @throws ApiError 503 when too many wait or no process starts; TaskFailed
   */
  async run<Name extends TaskName>(
    name: Name,
    args: Parameters<Tasks[Name]>,
    timeoutMs: number,
  ): Promise<Awaited<ReturnType<Tasks[Name]>>> {
    if (this.queue.length() >= this.options.maxQueueSize) {
      throw new ApiError(IMAGE_ERRORS.busy);
    }
    const result = await this.queue.push({ name, args, timeoutMs });
    return result as Awaited<ReturnType<Tasks[Name]>>;
  }

  /** Kills the process; tasks that run or wait fail. */
  close(): void {
    this.closed = true;
    this.killWorker();
  }

  private async perform({ name, args, timeoutMs }: Task): Promise<unknown> {
    // Two attempts: a process that ended between two tasks is not the task's fault.
    for (let attempts = 2; ; attempts--) {
      if (this.closed) throw unavailable('The pool is closed.');
      let started = false;
      try {
        this.worker ??= this.startWorker();
        const on = () => (started = true);
        return await this.worker.pool.exec(name, args, { on }).timeout(timeoutMs);
      } catch (error) {
        const reason = reasonOf(error);
        if (reason !== 'failed') this.killWorker();
        if (this.closed || (!started && attempts === 1)) throw unavailable(error);
        if (started) throw new TaskFailed(name, reason, error);
      }
    }
  }

  private startWorker(): RunningWorker {
    const life = new AbortController();
    const created = pool(WORKER, {
      workerType: 'process',
      maxWorkers: 1,
      forkArgs: [JSON.stringify(this.options satisfies WorkerSettings)],
      forkOpts: {
        env: workerEnvironment(),
        execArgv: [`--max-old-space-size=${HEAP_MB}`],
        signal: life.signal,
        killSignal: 'SIGKILL',
      },
    });
    return { pool: created, kill: () => life.abort() };
  }

  private killWorker(): void {
    this.worker?.kill();
    this.worker = undefined;
  }
}

/** The environment of a process that reads foreign files. */
export function workerEnvironment(): NodeJS.ProcessEnv {
  const passed = Object.entries(process.env).filter(([name]) => VARIABLES.includes(name));
  // With more arenas, glibc keeps memory of large pictures in each of them.
  return { ...Object.fromEntries(passed), MALLOC_ARENA_MAX: '2' };
}

function reasonOf(error: unknown): TaskFailure {
  if (error instanceof PoolPromise.TimeoutError) return 'timeout';
  return error instanceof TerminateError ? 'crashed' : 'failed';
}

const unavailable = (cause: unknown) => new ApiError(COMMON_ERRORS.unavailable, { cause });
