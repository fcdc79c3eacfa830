import { join } from 'node:path';
import { type Pool, pool, Promise as PoolPromise, TerminateError } from 'workerpool';
import { TaskFailed, type TaskFailure } from './task-failed';

/** From the sources, too, it is the built file: a child process has no compiler. */
const WORKER = join(__dirname, '../../dist/workshop/worker.js');

const START_MS = 20_000;
/** How long a process may take to end by itself before it is killed. */
const END_MS = 300;
const HEAP_MB = 512;

/** What decoders need of the environment: foreign files get near none of the API's secrets. */
const ENVIRONMENT = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'LANG', 'XDG_CACHE_HOME', 'SystemRoot'];

export interface ProcessPoolOptions {
  /** 0 as usual to 19, which gives way to everything else. */
  niceness: number;
  /** After this time without a task the process ends. */
  idleMs: number;
}

interface Task {
  name: string;
  args: readonly unknown[];
  timeoutMs: number;
}

/** One child process, started when there is something to do; one task at a time, in order. */
export class ProcessPool {
  private current: Pool | undefined;
  private idle: NodeJS.Timeout | undefined;
  private tail: Promise<unknown> = Promise.resolve();
  private ending = new Set<Promise<unknown>>();
  private closed = false;
  /** Tasks that run or wait. */
  size = 0;

  constructor(private readonly options: ProcessPoolOptions) {}

  /** @throws TaskFailed */
  run(task: Task): Promise<unknown> {
    this.size += 1;
    clearTimeout(this.idle);
    const result = this.tail.then(() => this.perform(task));
    this.tail = result.catch(() => undefined).then(() => this.finished());
    return result;
  }

  /** Ends the process, whatever it does; what waits fails. */
  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.idle);
    this.discard();
    await Promise.all(this.ending);
  }

  private async perform({ name, args, timeoutMs }: Task): Promise<unknown> {
    if (this.closed) throw new TaskFailed(name, 'failed', 'The workshop has closed.');
    const process = (this.current ??= await this.start(name));
    try {
      return await process.exec(name, [...args]).timeout(timeoutMs);
    } catch (error) {
      const reason = reasonOf(error);
      if (reason !== 'failed') this.discard();
      throw new TaskFailed(name, reason, error);
    }
  }

  /** Asked something easy first, so that a process that cannot start is not blamed on a file. */
  private async start(name: string): Promise<Pool> {
    const created = pool(WORKER, {
      workerType: 'process',
      maxWorkers: 1,
      workerTerminateTimeout: END_MS,
      forkArgs: [String(this.options.niceness)],
      forkOpts: { env: environment(), execArgv: [`--max-old-space-size=${HEAP_MB}`] },
    });
    this.current = created;
    try {
      await created.exec('ping').timeout(START_MS);
      return created;
    } catch (error) {
      this.discard();
      throw new TaskFailed(name, 'failed', error);
    }
  }

  private finished(): void {
    this.size -= 1;
    if (this.size > 0 || this.closed) return;
    this.idle = setTimeout(() => this.discard(), this.options.idleMs);
    this.idle.unref();
  }

  private discard(): void {
    const old = this.current;
    if (!old) return;
    this.current = undefined;
    const ended = Promise.resolve(old.terminate(true)).catch(() => undefined);
    this.ending.add(ended);
    void ended.then(() => this.ending.delete(ended));
  }
}

function reasonOf(error: unknown): TaskFailure {
  if (error instanceof PoolPromise.TimeoutError) return 'timeout';
  return error instanceof TerminateError ? 'crashed' : 'failed';
}

const environment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    ENVIRONMENT.flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
