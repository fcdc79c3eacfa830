import { Tally } from '@manjara/observability';
import { Injectable, type OnApplicationShutdown, type OnModuleDestroy } from '@nestjs/common';
import { ApiError } from '../common/errors/api-error';
import { ProcessPool } from './process-pool';
import { TaskFailed } from './task-failed';
import type { Tasks } from './worker';
import { WORKSHOP_ERRORS } from './workshop.errors';

export type TaskName = keyof Tasks;

export interface TaskOptions {
  /** Whether somebody waits for it; else it gives way to everything else on the machine. */
  urgent: boolean;
  /** Whether a visitor sent what it is about: that has a process of its own, and delays no admin. */
  visitor?: boolean;
  /** From its start; then its process is ended. */
  timeoutMs: number;
}

const COMMON = {
  idleMs: 60_000,
  /** A process at work on photographs has 100 to 200 MB. */
  retiredBytes: 300e6,
  /** What the limits for pictures let through takes up to 700 MB. */
  swollenBytes: 1_000e6,
};
const MAX_WAITING = { urgent: 100, background: 1_000, visitor: 20 };
const RETRY_AFTER_S = 10;

/**
 * Runs work on foreign files in child processes: a decoder that crashes, hangs or swells takes
 * nothing with it but its own task.
 */
@Injectable()
export class Workshop implements OnModuleDestroy, OnApplicationShutdown {
  private readonly pools = {
    urgent: new ProcessPool({ ...COMMON, niceness: 0 }),
    background: new ProcessPool({ ...COMMON, niceness: 19 }),
    visitor: new ProcessPool({ ...COMMON, niceness: 0 }),
  };

  /** What became of tasks. */
  readonly outcomes = new Tally<'task' | 'outcome'>();
  /** How long tasks took, in seconds, from being asked for. */
  readonly seconds = new Tally<'task'>();

  /** Tasks that run or wait, by queue. */
  get lengths(): Record<keyof typeof MAX_WAITING, number> {
    const { urgent, background, visitor } = this.pools;
    return { urgent: urgent.size, background: background.size, visitor: visitor.size };
  }

  /**
   * Runs a task when those before it are done.
   * @throws ApiError 503 when too many wait or there is no process; TaskFailed when it has no result
   */
  async run<Name extends TaskName>(
    task: Name,
    args: Parameters<Tasks[Name]>,
    { urgent, visitor = false, timeoutMs }: TaskOptions,
  ): Promise<Awaited<ReturnType<Tasks[Name]>>> {
    const kind = visitor ? 'visitor' : urgent ? 'urgent' : 'background';
    const pool = this.pools[kind];
    if (pool.size > MAX_WAITING[kind]) {
      this.outcomes.add({ task, outcome: 'refused' });
      throw new ApiError(WORKSHOP_ERRORS.busy, { headers: { 'Retry-After': `${RETRY_AFTER_S}` } });
    }
    const began = performance.now();
    let outcome = 'done';
    try {
      const result = await pool.run({ name: task, args, timeoutMs });
      return result as Awaited<ReturnType<Tasks[Name]>>;
    } catch (error) {
      outcome = error instanceof TaskFailed ? error.reason : 'unavailable';
      throw error;
    } finally {
      this.outcomes.add({ task, outcome });
      this.seconds.add({ task }, (performance.now() - began) / 1_000);
    }
  }

  onModuleDestroy(): void {
    this.pools.background.close();
  }

  /** Requests in flight are answered by now. */
  onApplicationShutdown(): void {
    this.pools.urgent.close();
    this.pools.visitor.close();
  }
}
