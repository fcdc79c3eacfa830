import type { Document } from 'mongodb';

import { errorOf, useServer } from './support/server';

const test = useServer();
const german = { locale: 'de' };

describe('what is left out is refused with the code of the server', () => {
  it.each<[string, Document, number]>([
    ['an unknown command', { frobnicate: 1 }, 59],
    ['a command that was left out', { mapReduce: 'c' }, 59],
    ['renaming from another database than admin', { renameCollection: 'test.c', to: 'test.d' }, 13],
    ['an unknown field', { find: 'c', nonsense: 1 }, 40415],
    ['collation in find', { find: 'c', collation: german }, 115],
    ['collation in count', { count: 'c', collation: german }, 115],
    ['collation in distinct', { distinct: 'c', key: 'a', collation: german }, 115],
    ['collation in update', { update: 'c', updates: [{ q: {}, u: {}, collation: german }] }, 115],
    [
      'collation in delete',
      { delete: 'c', deletes: [{ q: {}, limit: 1, collation: german }] },
      115,
    ],
    [
      'collation in aggregate',
      { aggregate: 'c', pipeline: [], cursor: {}, collation: german },
      115,
    ],
    ['variables in find', { find: 'c', let: { a: 1 } }, 115],
    ['tailable cursors', { find: 'c', tailable: true }, 115],
    ['min and max', { find: 'c', min: { a: 1 } }, 115],
    ['capped collections', { create: 'x1', capped: true, size: 5 }, 115],
    ['views', { create: 'x2', viewOn: 'c', pipeline: [] }, 115],
    ['validators', { create: 'x3', validator: { a: 1 } }, 115],
    ['time series', { create: 'x4', timeseries: { timeField: 't' } }, 115],
    ['$where', { find: 'c', filter: { $where: 'true' } }, 115],
    ['$text', { find: 'c', filter: { $text: { $search: 'x' } } }, 115],
    ['$jsonSchema', { find: 'c', filter: { $jsonSchema: {} } }, 115],
    ['unknown query operators', { find: 'c', filter: { a: { $near: 1 } } }, 2],
    ['bit queries', { find: 'c', filter: { a: { $bitsAllSet: 1 } } }, 2],
    ['an unknown top level operator', { find: 'c', filter: { $xor: [] } }, 2],
    ['a pipeline as an update', { update: 'c', updates: [{ q: {}, u: [{ $set: {} }] }] }, 115],
    ['change streams', { aggregate: 'c', pipeline: [{ $changeStream: {} }], cursor: {} }, 115],
    ['aggregation without a cursor', { aggregate: 'c', pipeline: [] }, 9],
    ['aggregation without a collection', { aggregate: 1, pipeline: [], cursor: {} }, 73],
    ['snapshot reads', { find: 'c', readConcern: { level: 'snapshot' } }, 115],
    ['a filter that is no document', { find: 'c', filter: 5 }, 14],
    ['a sort that is none', { find: 'c', sort: { a: 5 } }, 2],
    ['a negative skip', { find: 'c', skip: -1 }, 51024],
    ['a bad regular expression', { find: 'c', filter: { a: { $regex: '(' } } }, 51091],
    ['an empty batch', { update: 'c', updates: [] }, 16],
    ['a bad name', { insert: 'a$b', documents: [{}] }, 73],
    ['transactions', { insert: 'c', documents: [{}], txnNumber: 1, autocommit: false }, 20],
    ['many replacements', { update: 'c', updates: [{ q: {}, u: { a: 1 }, multi: true }] }, 9],
    ['findAndModify with both', { findAndModify: 'c', remove: true, update: {} }, 9],
  ])('%s', async (_name, command, code) => {
    const send = async () => {
      const answer = await test.db.command(command);
      // Write commands list the errors of their statements.
      if (answer.writeErrors) throw Object.assign(new Error('write'), answer.writeErrors[0]);
    };
    expect(await errorOf(send())).toMatchObject({ code });
  });

  it.each<[Document, Document, number]>([
    [{ a: 'text' }, {}, 67],
    [{ a: '2dsphere' }, {}, 67],
    [{ a: 'hashed' }, {}, 67],
    [{ 'a.$**': 1 }, {}, 67],
    [{ 'a.0': 1 }, {}, 67],
    [{ a: 0 }, {}, 67],
    [{ a: 1 }, { collation: german }, 115],
    [{ a: 1 }, { partialFilterExpression: { b: 1 } }, 115],
    [{ a: 1 }, { expireAfterSeconds: -5 }, 67],
    [{ a: 1 }, { nonsense: 1 }, 40415],
  ])('an index on %j with %j', async (key, options, code) => {
    const indexes = [{ key, name: 'x', ...options }];
    const create = test.db.command({ createIndexes: 'indexed', indexes });
    expect(await errorOf(create)).toMatchObject({ code });
  });

  it('leaves nothing behind of a refused command', async () => {
    await errorOf(test.db.command({ create: 'ghost', capped: true, size: 5 }));
    await errorOf(
      test.db.command({ createIndexes: 'ghost', indexes: [{ key: { a: 'text' }, name: 'a' }] }),
    );
    expect(await test.db.listCollections({ name: 'ghost' }).toArray()).toEqual([]);
  });
});

it('says no to a transaction of the driver', async () => {
  const session = test.client.startSession();
  const work = session.withTransaction(() =>
    test.db.collection('t').insertOne({ a: 1 }, { session }),
  );
  await expect(work).rejects.toThrow();
  await session.endSession();
  expect(await test.db.collection('t').countDocuments()).toBe(0);
});

it('accepts the simple collation and an empty let, which change nothing', async () => {
  const command = { find: 'c', collation: { locale: 'simple' }, let: {} };
  expect(await test.db.command(command)).toMatchObject({ ok: 1 });
});
