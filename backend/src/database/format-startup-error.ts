import { Error as MongooseErrors, mongo } from 'mongoose';
import { ConfigError } from '../config/app-config';

const AUTHENTICATION_FAILED = 18;

/**
 * What is written when a program could not start: a sentence for who runs the site, where the
 * settings or the database are the reason; else the error as it is.
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
    return 'The database refuses the user or the password that MONGODB_URI names.';
  }
  return error;
}
