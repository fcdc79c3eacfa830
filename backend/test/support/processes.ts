import type { ChildProcess } from 'node:child_process';

const TIMEOUT_MS = 10_000;
const CHECK_MS = 10;

/**
 * Waits until a process has ended.
 * @throws Error when it does not end in time
 */
export async function ended(pid: number): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  while (isRunning(pid)) {
    if (Date.now() > deadline) throw new Error(`Process ${pid} still runs.`);
    await new Promise((resolve) => setTimeout(resolve, CHECK_MS));
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Resolves when a process of a worker pool begins its next task. */
export const taskStarted = (worker: ChildProcess) =>
  new Promise<void>((resolve) => {
    worker.on('message', (message: { payload?: unknown }) => {
      if (message.payload === 'started') resolve();
    });
  });
