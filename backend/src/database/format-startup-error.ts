import { Error as MongooseErrors, mongo } from 'mongoose';
import { ConfigError } from '../config/app-config';

const AUTHENTICATION_FAILED = 18;

/**
 * What to print when a program could not start: one sentence when the settings or the database are
 * the reason, else the error itself.
 */
export function formatStartupError(error: unknown): unknown {
  if (error instanceof ConfigError) return error.message;
  if (
    error instanceof MongooseErrors.MongooseServerSelectionError ||
    error instanceof mongo.MongoServerSelectionError
  ) {
    return `The database does not answer: ${error.message}. Is it running, and is MONGODB_URI right?`;
  }
  if (error instanceof mongo.MongoServerError && error.code === AUTHENTICATION_FAILED) {
    return 'The database rejects the user or the password of MONGODB_URI.';
  }
  return error;
}
