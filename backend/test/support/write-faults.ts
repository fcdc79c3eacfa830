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

/** Refused by the database; or done by it, and its answer lost on the way. */
export type Fault = 'refused' | 'done, answer lost';

/** Whether the write of this number, counted from 0, and name fails. */
export type Fails = (index: number, step: string) => boolean;

type Write = (...args: unknown[]) => Promise<unknown>;
type Interceptor = (step: string, write: () => Promise<unknown>) => Promise<unknown>;

/** Stands between the driver and the database for every write to a collection that is not `ignored`. */
async function intercept<T>(
  ignored: RegExp,
  interceptor: Interceptor,
  work: () => PromiseLike<T>,
): Promise<T> {
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
  try {
    return await work();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

/** The writes that `work` sends to the database, in order: `projects.insertOne`. */
export async function writesOf(
  ignored: RegExp,
  work: () => PromiseLike<unknown>,
): Promise<string[]> {
  const steps: string[] = [];
  const note: Interceptor = (step, write) => {
    steps.push(step);
    return write();
  };
  await intercept(ignored, note, work);
  return steps;
}

/** Runs `work` while the database fails at some writes. */
export function withFaults<T>(
  ignored: RegExp,
  fault: Fault,
  fails: Fails,
  work: () => PromiseLike<T>,
): Promise<T> {
  let index = 0;
  const fail: Interceptor = async (step, write) => {
    if (!fails(index++, step)) return write();
    if (fault === 'refused') throw new mongo.MongoServerError({ message: 'The disk is full.' });
    await write();
    throw new mongo.MongoNetworkError('The connection was cut.');
  };
  return intercept(ignored, fail, work);
}
