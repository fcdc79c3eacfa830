import { setPriority } from 'node:os';
import { worker } from 'workerpool';
import type { checkPdf } from '../documents/tasks/check-pdf';
import type { inspectPicture } from '../pictures/tasks/inspect-picture';
import type { renderPicture } from '../pictures/tasks/render-picture';

/**
 * What the workshop's processes can do. Arguments and results are plain values, for they cross
 * processes as JSON; an expected refusal is a result. Each task loads its libraries when it is
 * first asked for.
 */
const TASKS = {
  /** Tells that the process lives, and its id. */
  ping: (): number => process.pid,

  inspectPicture: async (...args: Parameters<typeof inspectPicture>) => {
    const tasks = await import('../pictures/tasks/inspect-picture.js');
    return tasks.inspectPicture(...args);
  },

  renderPicture: async (...args: Parameters<typeof renderPicture>) => {
    const tasks = await import('../pictures/tasks/render-picture.js');
    return tasks.renderPicture(...args);
  },

  checkPdf: async (...args: Parameters<typeof checkPdf>) => {
    const tasks = await import('../documents/tasks/check-pdf.js');
    return tasks.checkPdf(...args);
  },
};

export type Tasks = typeof TASKS;

/** What comes back from a process. */
export interface Reply<T> {
  value: T;
  /** Bytes that the process has in memory after the task. */
  rss: number;
}

type Task = (...args: unknown[]) => unknown;

const replying =
  (task: Task) =>
  async (...args: unknown[]): Promise<Reply<unknown>> => ({
    value: await task(...args),
    rss: process.memoryUsage.rss(),
  });

const WATCH_MS = 100;
const [niceness, swollenBytes] = process.argv.slice(2).map(Number) as [number, number];

setInterval(() => {
  if (process.memoryUsage.rss() > swollenBytes) process.kill(process.pid, 'SIGKILL');
}, WATCH_MS).unref();

// Ctrl-C in a terminal reaches the whole group; the parent ends this process when its work is done.
for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);

setPriority(niceness);
worker(
  Object.fromEntries(Object.entries(TASKS).map(([name, task]) => [name, replying(task as Task)])),
);
