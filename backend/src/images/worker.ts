import { setPriority } from 'node:os';
import { worker, workerEmit } from 'workerpool';
import { inspectPicture } from './tasks/inspect-picture';
import { renderPicture } from './tasks/render-picture';

export interface WorkerSettings {
  /** From 0 (normal) to 19 (lowest priority). */
  niceness: number;
  /** The process exits after this time without a task. */
  idleMs: number;
  /**
   * A process that holds more memory after a task takes no further task: decoders seldom free it.
   */
  replaceBytes: number;
  /** A process that needs more memory during a task is killed. */
  memoryLimitBytes: number;
}

const TASKS = { inspectPicture, renderPicture };

/** Arguments and results cross processes as JSON, so an expected rejection is a result. */
export type Tasks = typeof TASKS;

const MEMORY_CHECK_MS = 100;
const settings = JSON.parse(process.argv[2] as string) as WorkerSettings;
let idle: NodeJS.Timeout;
let exceededSoftLimit = false;

const endWhenIdle = () => (idle = setTimeout(() => process.exit(), settings.idleMs));

/** Reports the start of a task to the pool, which gives unstarted tasks to another process. */
const withStartedEvent =
  <Args extends unknown[], Result>(task: (...args: Args) => Promise<Result>) =>
  async (...args: Args): Promise<Result> => {
    clearTimeout(idle);
    if (exceededSoftLimit) process.exit();
    workerEmit('started');
    try {
      return await task(...args);
    } finally {
      exceededSoftLimit = process.memoryUsage.rss() > settings.replaceBytes;
      endWhenIdle();
    }
  };

setInterval(() => {
  if (process.memoryUsage.rss() > settings.memoryLimitBytes) process.kill(process.pid, 'SIGKILL');
}, MEMORY_CHECK_MS).unref();

// Ctrl-C in a terminal reaches the whole group; the parent ends this process when its work is done.
for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);

setPriority(settings.niceness);
endWhenIdle();
worker({
  inspectPicture: withStartedEvent(TASKS.inspectPicture),
  renderPicture: withStartedEvent(TASKS.renderPicture),
});
