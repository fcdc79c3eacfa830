/**
 * `crashed`: its process ended under it; `timeout`: it was ended for taking too long; `failed`: it
 * threw, which expected refusals do not.
 */
export type TaskFailure = 'crashed' | 'timeout' | 'failed';

/** A task that has no result. */
export class TaskFailed extends Error {
  constructor(
    readonly task: string,
    readonly reason: TaskFailure,
    cause: unknown,
  ) {
    super(`${task} ${reason}: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
    this.name = 'TaskFailed';
  }
}
