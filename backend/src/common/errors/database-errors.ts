import { Error as MongooseErrors, mongo } from 'mongoose';

const DUPLICATE_KEY = 11_000;
const OUT_OF_DISK_SPACE = 14_031;

/**
 * MongoDB error codes: server shutting down, not primary, no replica set, operation timed out, or
 * write not confirmed.
 */
const UNAVAILABLE = new Set<unknown>([
  ...[6, 7, 50, 63, 64, 89, 91, 100, 133, 134, 189, 262, 391],
  ...[9_001, 10_058, 10_107, 11_600, 11_602, 13_435, 13_436],
]);

/** Error labels of the server or the driver: a retry may succeed. */
const TRY_AGAIN = [
  mongo.MongoErrorLabel.RetryableWriteError,
  mongo.MongoErrorLabel.TransientTransactionError,
  mongo.MongoErrorLabel.RetryableError,
  mongo.MongoErrorLabel.SystemOverloadedError,
];

/** Driver errors: no connection, or no response in time. */
const UNANSWERED = [
  mongo.MongoNetworkError,
  mongo.MongoServerSelectionError,
  mongo.MongoNotConnectedError,
  mongo.MongoOperationTimeoutError,
  mongo.MongoServerClosedError,
  mongo.MongoTopologyClosedError,
  mongo.MongoClientClosedError,
  // The write is applied, but not on enough members of the replica set.
  mongo.MongoWriteConcernError,
  MongooseErrors.MongooseServerSelectionError,
];
/** Error classes of the connection pool, which the driver does not export. */
const OF_THE_POOL = ['MongoPoolClosedError', 'MongoWaitQueueTimeoutError'];

/** System errors that the driver passes on when a connection is lost. */
const CONNECTION_LOST = ['ECONNRESET', 'EPIPE', 'ECONNABORTED', 'ETIMEDOUT'];

const hasCode = (error: unknown, code: number) =>
  error instanceof mongo.MongoServerError && error.code === code;

/** A bulk write that failed on a duplicate has the code of its first failure. */
export const isDuplicateKey = (error: unknown): boolean => hasCode(error, DUPLICATE_KEY);

/** Whether the disk of the database is full. */
export const isOutOfSpace = (error: unknown): boolean => hasCode(error, OUT_OF_DISK_SPACE);

/**
 * Whether the database is unreachable, electing a primary or unable to confirm a write. A retry may
 * succeed; the failed write may have been applied.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (UNANSWERED.some((type) => error instanceof type)) return true;
  if (error instanceof mongo.MongoServerError && UNAVAILABLE.has(error.code)) return true;
  if (error instanceof mongo.MongoError) {
    return (
      OF_THE_POOL.includes(error.name) || TRY_AGAIN.some((label) => error.hasErrorLabel(label))
    );
  }
  return CONNECTION_LOST.includes(String((error as NodeJS.ErrnoException | null)?.code));
}
