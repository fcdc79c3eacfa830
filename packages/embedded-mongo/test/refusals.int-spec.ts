import { BSONRegExp, Decimal128, type Document } from 'mongodb';

import { errorOf, useServer } from './support/server';

const test = useServer();
const german = { locale: 'de' };
const COUNT = [{ $match: {} }, { $group: { _id: 1 } }];

beforeAll(() => test.db.createCollection('hinted'));

describe("unsupported commands are refused with the server's code", () => {
  it.each<[string, Document, number]>([
    ['an unknown command', { frobnicate: 1 }, 59],
    ['an unknown field', { find: 'c', nonsense: 1 }, 40415],
    ['collation in find', { find: 'c', collation: german }, 40415],
    ['the values of an element', { distinct: 'c', key: 'a.0' }, 115],
    ['the order of insertion as a hint', { find: 'hinted', hint: { $natural: 1 } }, 115],
    ['a hint at no index', { find: 'hinted', hint: 'none_1' }, 2],
    ['capped collections', { create: 'x1', capped: true, size: 5 }, 40415],
    ['validators', { create: 'x3', validator: { a: 1 } }, 40415],
    ['$where', { find: 'c', filter: { $where: 'true' } }, 2],
    ['$text', { find: 'c', filter: { $text: { $search: 'x' } } }, 2],
    ['$not', { find: 'c', filter: { a: { $not: { $gt: 1 } } } }, 2],
    ['a hint in an update', { update: 'c', updates: [{ q: {}, u: {}, hint: { a: 1 } }] }, 40415],
    ['findAndModify with a sort', { findAndModify: 'c', sort: { a: 1 }, remove: true }, 40415],
    ['a projection without a part of a field', { find: 'c', projection: { 'a.b': 0 } }, 115],
    ['a projection of a field and its part', { find: 'c', projection: { a: 1, 'a.b': 1 } }, 31249],
    ['sorting by an element', { find: 'c', sort: { 'a.0': 1 } }, 115],
    ['a binary in a filter', { find: 'c', filter: { a: Buffer.from('a') } }, 115],
    ['computed projections', { find: 'c', projection: { a: { $slice: 1 } } }, 115],
    ['types that are not compared', { find: 'c', filter: { a: new Decimal128('1') } }, 115],
    ['a pipeline as an update', { update: 'c', updates: [{ q: {}, u: [{ $set: {} }] }] }, 115],
    ['change streams', { aggregate: 'c', pipeline: [{ $changeStream: {} }], cursor: {} }, 40324],
    ['aggregation without a cursor', { aggregate: 'c', pipeline: [] }, 9],
    ['aggregation without a collection', { aggregate: 1, pipeline: COUNT, cursor: {} }, 73],
    ['a filter that is no document', { find: 'c', filter: 5 }, 14],
    ['a sort that is none', { find: 'c', sort: { a: 5 } }, 2],
    ['a bad regular expression', { find: 'c', filter: { a: new BSONRegExp('(') } }, 51091],
    ['a bad name', { insert: 'a$b', documents: [{}] }, 73],
    ['transactions', { insert: 'c', documents: [{}], txnNumber: 1, autocommit: false }, 20],
    ['a replacement', { update: 'c', updates: [{ q: {}, u: { a: 1 } }] }, 115],
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
    [{ 'a.0': 1 }, {}, 67],
    [{ a: 1 }, { collation: german }, 40415],
    [{ a: 1 }, { partialFilterExpression: { b: 1 } }, 40415],
    [{ a: 1 }, { expireAfterSeconds: -5 }, 67],
    [{ a: 1 }, { sparse: true }, 40415],
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

it('rejects a transaction of the driver', async () => {
  const session = test.client.startSession();
  const work = session.withTransaction(() =>
    test.db.collection('t').insertOne({ a: 1 }, { session }),
  );
  await expect(work).rejects.toThrow();
  await session.endSession();
  expect(await test.db.collection('t').countDocuments()).toBe(0);
});
