import { mongo } from 'mongoose';

const NAMESPACE_NOT_FOUND = 26;
const DUPLICATE_KEY = 11_000;
/** Of the embedded database, which leaves some room on the disk. */
const OUT_OF_DISK_SPACE = 14_031;

const hasCode = (error: unknown, code: number) =>
  error instanceof mongo.MongoServerError && error.code === code;

/** What the database has refused a write for. */
export const isDuplicate = (error: unknown) => hasCode(error, DUPLICATE_KEY);
export const isOutOfSpace = (error: unknown) => hasCode(error, OUT_OF_DISK_SPACE);

/** Waits for a change to a collection, which may be gone by now. */
export async function unlessGone(change: Promise<unknown>): Promise<void> {
  try {
    await change;
  } catch (error) {
    if (!hasCode(error, NAMESPACE_NOT_FOUND)) throw error;
  }
}
