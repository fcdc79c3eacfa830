import { BadRequestException, ServiceUnavailableException } from '@nestjs/common';
import { Error as MongooseErrors, mongo } from 'mongoose';
import { ApiError, defineError } from './api-error';
import { toApiError } from './to-api-error';

const named = (name: string, fields: object = {}) =>
  Object.assign(new Error('secret'), { name }, fields);

describe('toApiError', () => {
  it('leaves our own errors alone', () => {
    const gone = defineError(410, 'gone', { en: 'Gone: {what}.', ar: '{what}' });
    const error = new ApiError(gone, { params: { what: 'x' } });
    expect(toApiError(error)).toBe(error);
    expect(error.text.en).toBe('Gone: x.');
  });

  it.each<[string, unknown, number, string]>([
    ['a duplicate key', new mongo.MongoServerError({ code: 11_000 }), 409, 'already_exists'],
    ['a bad id', new MongooseErrors.CastError('ObjectId', 'x', '_id'), 400, 'invalid_id'],
    ['a lost connection', new mongo.MongoNetworkError('secret'), 503, 'unavailable'],
    ['a lost socket', named('Error', { code: 'ECONNRESET' }), 503, 'unavailable'],
    ['a client that was closed', new mongo.MongoNotConnectedError('secret'), 503, 'unavailable'],
    ['a full disk', named('Error', { code: 'ENOSPC' }), 507, 'disk_full'],
    ['too many open files', named('Error', { code: 'EMFILE' }), 503, 'unavailable'],
    ['a failed health check', new ServiceUnavailableException({}), 503, 'unavailable'],
    [
      'an error of the body parser',
      named('PayloadTooLargeError', { status: 413 }),
      413,
      'too_large',
    ],
    ['an error of Nest', new BadRequestException('internals'), 400, 'bad_request'],
    ['an unknown error', named('TypeError'), 500, 'unexpected'],
    ['what is no error', 'a text', 500, 'unexpected'],
    ['an odd status', named('Odd', { status: 'x' }), 500, 'unexpected'],
  ])('answers %s', (_what, thrown, status, code) => {
    const error = toApiError(thrown);
    expect({ status: error.getStatus(), code: error.code }).toEqual({ status, code });
    expect(JSON.stringify(error.text)).not.toMatch(/secret|internals/);
    expect(error.cause).toBe(thrown);
  });
});
