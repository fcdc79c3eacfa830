import { createConnection, mongo } from 'mongoose';
import { ConfigError } from '../config/app-config';
import { formatStartupError } from './format-startup-error';

describe('why a program ends', () => {
  it('is a sentence when the database does not answer, without its password', async () => {
    const uri = 'mongodb://somebody:secret@127.0.0.1:1/manjara';
    const connection = createConnection(uri, { serverSelectionTimeoutMS: 50 });
    const error: unknown = await connection.asPromise().catch((reason: unknown) => reason);
    expect(formatStartupError(error)).toBe(
      'The database does not answer: connect ECONNREFUSED 127.0.0.1:1. Is it running, and is MONGODB_URI right?',
    );
  });

  it('is a sentence when the database rejects the credentials', () => {
    const error = new mongo.MongoServerError({ message: 'Authentication failed.', code: 18 });
    expect(formatStartupError(error)).toMatch(/^The database rejects the user or the password/);
  });

  it('is the message of a setting, and the whole of any other error', () => {
    expect(formatStartupError(new ConfigError('PORT must be a number.'))).toBe(
      'PORT must be a number.',
    );
    const error = new TypeError('x is undefined');
    expect(formatStartupError(error)).toBe(error);
  });
});
