import { mongo } from 'mongoose';
import { PROCESS_COLLECTION } from '../../src/database/database-status';

const WRITES = [
  'insertOne',
  'insertMany',
  'updateOne',
  'updateMany',
  'findOneAndUpdate',
  'findOneAndDelete',
  'deleteOne',
  'deleteMany',
] as const;

/**
 * Collections that are not part of a request: variants are rendered in parallel, sign-ins are
 * unrelated, the content revision is written around a save, and the activity after it.
 */
export const BESIDE_REQUESTS = /^(variants\.|sessions$|password|content_revisions$|activity$)/;

/** Refused by the database; or done, with its response lost. */
export type Fault = 'refused' | 'done, answer lost';

/** Whether the write of this number, counted from 0, and name fails. */
export type Fails = (index: number, step: string) => boolean;

type Write = (...args: unknown[]) => Promise<unknown>;
type Interceptor = (step: string, write: () => Promise<unknown>) => Promise<unknown>;

/**
 * Intercepts the driver's writes to collections that are not `ignored`.
 * @returns a function that ends this
 */
function intercept(ignored: RegExp, interceptor: Interceptor): () => void {
  const prototype = mongo.Collection.prototype as unknown as Record<string, Write>;
  const spies = WRITES.map((method) => {
    const original = prototype[method] as Write;
    return jest.spyOn(prototype, method).mockImplementation(function (
      this: mongo.Collection,
      ...args: unknown[]
    ) {
      const write = () => original.apply(this, args);
      const { collectionName } = this;
      // Heartbeats are not part of the tested work.
      return collectionName === PROCESS_COLLECTION || ignored.test(collectionName)
        ? write()
        : interceptor(`${collectionName}.${method}`, write);
    });
  });
  return () => {
    for (const spy of spies) spy.mockRestore();
  };
}

/** The writes that `work` sends to the database, in order: `projects.insertOne`. */
export async function writesOf(
  ignored: RegExp,
  work: () => PromiseLike<unknown>,
): Promise<string[]> {
  const steps: string[] = [];
  const stop = intercept(ignored, (step, write) => {
    steps.push(step);
    return write();
  });
  try {
    await work();
  } finally {
    stop();
  }
  return steps;
}

/** The response to a write that matched nothing. */
const hasChangedNothing = (answer: unknown): boolean => {
  const { matchedCount, upsertedCount, deletedCount } = (answer ?? {}) as mongo.Document;
  return answer === null || deletedCount === 0 || (matchedCount === 0 && upsertedCount === 0);
};

/** Collects the writes that change something, until it is stopped. */
export function logChanges(ignored: RegExp): { steps: string[]; stop: () => void } {
  const steps: string[] = [];
  const stop = intercept(ignored, async (step, write) => {
    const answer = await write();
    if (!hasChangedNothing(answer)) steps.push(step);
    return answer;
  });
  return { steps, stop };
}

/** Runs `work` while the database fails at some writes. */
export async function withFaults<T>(
  ignored: RegExp,
  fault: Fault,
  fails: Fails,
  work: () => PromiseLike<T>,
): Promise<T> {
  let index = 0;
  const stop = intercept(ignored, async (step, write) => {
    if (!fails(index++, step)) return write();
    if (fault === 'refused') throw new mongo.MongoServerError({ message: 'The disk is full.' });
    await write();
    throw new mongo.MongoNetworkError('The connection was cut.');
  });
  try {
    return await work();
  } finally {
    stop();
  }
}
