import { setPriority } from 'node:os';
import { worker, workerEmit } from 'workerpool';
import type { inspectPicture } from './tasks/inspect-picture';
import type { renderPicture } from './tasks/render-picture';

export interface WorkerSettings {
  /** 0 as usual to 19, which gives way to everything else on the machine. */
  niceness: number;
  /** After this time without a task the process ends. */
  idleMs: number;
  /** A process that holds so much after a task begins no other: decoders seldom give memory back. */
  replaceBytes: number;
  /** A process that needs so much memory for a task is killed. */
  memoryLimitBytes: number;
}

/**
 * What a worker process can do. Arguments and results cross processes as JSON, so an expected
 * refusal is a result. The first task loads the libraries.
 */
const TASKS = {
  inspectPicture: async (...args: Parameters<typeof inspectPicture>) =>
    (await import('./tasks/inspect-picture.js')).inspectPicture(...args),
  renderPicture: async (...args: Parameters<typeof renderPicture>) =>
    (await import('./tasks/render-picture.js')).renderPicture(...args),
};

export type Tasks = typeof TASKS;

const MEMORY_CHECK_MS = 100;
const settings = JSON.parse(process.argv[2] as string) as WorkerSettings;
let idle: NodeJS.Timeout;
let hasGrown = false;

const endWhenIdle = () => (idle = setTimeout(() => process.exit(), settings.idleMs));

/** Tells the pool that the task has begun: one that has not is given to another process. */
const announced =
  <Args extends unknown[], Result>(task: (...args: Args) => Promise<Result>) =>
  async (...args: Args): Promise<Result> => {
    clearTimeout(idle);
    if (hasGrown) process.exit();
    workerEmit('started');
    try {
      return await task(...args);
    } finally {
      hasGrown = process.memoryUsage.rss() > settings.replaceBytes;
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
  inspectPicture: announced(TASKS.inspectPicture),
  renderPicture: announced(TASKS.renderPicture),
});
