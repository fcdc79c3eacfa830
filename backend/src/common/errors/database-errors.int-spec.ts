import type { mongo } from 'mongoose';
import { ScriptedMongo } from '../../../test/support/scripted-mongo';
import { isDatabaseUnavailable } from './database-errors';
import { toApiError } from './to-api-error';

const writeConcernError = { code: 64, codeName: 'WriteConcernTimeout', errmsg: 'timed out' };
const duplicate = { index: 0, code: 11_000, errmsg: 'E11000 duplicate key error' };
const failure = (code: number, ...errorLabels: string[]) => ({
  ok: 0,
  code,
  errmsg: 'secret',
  ...(errorLabels.length > 0 && { errorLabels }),
});

type Work = (collection: mongo.Collection) => Promise<unknown>;
const one: Work = (collection) => collection.insertOne({ a: 1 });
const several: Work = (collection) => collection.insertMany([{ a: 1 }, { a: 2 }]);
const bulk: Work = (collection) =>
  collection.bulkWrite([{ updateOne: { filter: {}, update: { $set: { a: 1 } }, upsert: true } }]);
const read: Work = (collection) => collection.find().toArray();
const change: Work = (collection) => collection.findOneAndUpdate({}, { $set: { a: 1 } });

describe('errors of a replica set', () => {
  let server: ScriptedMongo;
  let client: mongo.MongoClient;
  beforeAll(async () => {
    server = await ScriptedMongo.start();
    client = await server.connect();
  });
  afterAll(async () => {
    await client.close();
    await server.stop();
  });

  const errorOf = (reply: mongo.Document, work: Work): Promise<unknown> => {
    server.reply = reply;
    return work(client.db().collection('things')).then(
      () => undefined,
      (error: unknown) => error,
    );
  };

  it.each<[string, mongo.Document, Work, number, string]>([
    ['a primary that steps down', failure(10_107, 'RetryableWriteError'), one, 503, 'unavailable'],
    ['the same, of many', failure(189, 'RetryableWriteError'), several, 503, 'unavailable'],
    ['the same, of a change', failure(11_602, 'RetryableWriteError'), change, 503, 'unavailable'],
    ['what may be tried again', failure(12_345, 'RetryableWriteError'), one, 503, 'unavailable'],
    ['an overload', failure(12_345, 'SystemOverloadedError'), read, 503, 'unavailable'],
    ['a read that takes too long', failure(50), read, 503, 'unavailable'],
    ['a shutdown', failure(91), read, 503, 'unavailable'],
    ['an unconfirmed write', { ok: 1, n: 1, writeConcernError }, one, 503, 'unavailable'],
    ['the same, of many', { ok: 1, n: 2, writeConcernError }, several, 503, 'unavailable'],
    [
      'the same, of a change',
      { ok: 1, value: null, writeConcernError },
      change,
      503,
      'unavailable',
    ],
    ['a duplicate', { ok: 1, n: 0, writeErrors: [duplicate] }, one, 409, 'already_exists'],
    ['one of many', { ok: 1, n: 0, writeErrors: [duplicate] }, several, 409, 'already_exists'],
    ['one of a bulk', { ok: 1, n: 0, writeErrors: [duplicate] }, bulk, 409, 'already_exists'],
    ['a full disk', failure(14_031), one, 507, 'disk_full'],
    ['the same, of many', failure(14_031), several, 507, 'disk_full'],
    ['a mistake of ours', failure(2), read, 500, 'unexpected'],
  ])('%s', async (_what, reply, work, status, code) => {
    const error = await errorOf(reply, work);
    expect(error).toBeInstanceOf(Error);
    const answer = toApiError(error);
    expect({ status: answer.getStatus(), code: answer.code }).toEqual({ status, code });
    expect(answer.headers['Retry-After']).toBe(status === 503 ? '5' : undefined);
    expect(isDatabaseUnavailable(error)).toBe(status === 503);
  });
});
