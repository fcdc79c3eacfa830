import { mongo } from 'mongoose';

const DUPLICATE_KEY = 11_000;
/** Of the embedded database, which keeps some of the disk free. */
const OUT_OF_DISK_SPACE = 14_031;

const hasCode = (error: unknown, code: number) =>
  error instanceof mongo.MongoServerError && error.code === code;

export const isDuplicate = (error: unknown) => hasCode(error, DUPLICATE_KEY);
export const isOutOfSpace = (error: unknown) => hasCode(error, OUT_OF_DISK_SPACE);
