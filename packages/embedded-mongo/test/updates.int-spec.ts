import { type AnyBulkWriteOperation, type Document, Long, ObjectId } from 'mongodb';

import { errorOf, type TestDocument, useServer } from './support/server';

const test = useServer();

/** The document after an update. */
async function after(document: Document, update: Document) {
  const collection = await test.collection([{ _id: 1, ...document }]);
  await collection.updateOne({}, update);
  return collection.findOne({}, { projection: { _id: 0 } });
}

describe('operators', () => {
  it.each<[Document, Document, Document]>([
    [{ a: 1 }, { $set: { b: 2, 'c.d': 3 } }, { a: 1, b: 2, c: { d: 3 } }],
    [{ a: { x: 1, y: 2 }, b: 3 }, { $unset: { 'a.x': '', b: '' } }, { a: { y: 2 } }],
    [{ a: [1, 2, 3] }, { $unset: { 'a.1': '' } }, { a: [1, null, 3] }],
    [{ a: [1] }, { $set: { 'a.0': 3, 'a.1': 4 } }, { a: [3, 4] }],
    [{ a: 2 }, { $inc: { a: 3, b: 1 } }, { a: 5, b: 1 }],
    [{ a: 1 }, { $set: { z: 1, b: 1 } }, { a: 1, b: 1, z: 1 }],
    [{ a: 1 }, { $setOnInsert: { b: 2 }, $set: { c: 3 } }, { a: 1, c: 3 }],
  ])('%j and %j', async (document, update, expected) => {
    expect(await after(document, update)).toEqual(expected);
  });

  it('reject inexact arithmetic, and values that are not numbers', async () => {
    const collection = await test.collection([
      { _id: 1, big: Long.MAX_VALUE, text: 'x' },
    ] as Document[]);
    const set = (update: Document) => collection.updateOne({}, update);
    expect(await errorOf(set({ $inc: { big: 1 } }))).toMatchObject({ code: 2 });
    expect(await errorOf(set({ $inc: { text: 1 } }))).toMatchObject({ code: 14 });
    expect(await errorOf(set({ $inc: { big: 'x' } }))).toMatchObject({ code: 14 });
  });

  it('refuses conflicting paths, changed ids and unknown operators', async () => {
    const collection = await test.collection([{ _id: 1, a: 1 }]);
    const set = (update: Document) => collection.updateOne({}, update);
    expect(await errorOf(set({ $set: { a: 1 }, $inc: { a: 1 } }))).toMatchObject({ code: 40 });
    expect(await errorOf(set({ $set: { 'a.b': 1, a: 1 } }))).toMatchObject({ code: 40 });
    expect(await errorOf(set({ $set: { _id: 2 } }))).toMatchObject({ code: 66 });
    expect(await errorOf(set({ $frobnicate: { a: 1 } }))).toMatchObject({ code: 9 });
    expect(await errorOf(set({ $push: { a: 1 } }))).toMatchObject({ code: 9 });
    expect(await errorOf(set({ $set: { '': 1 } }))).toMatchObject({ code: 56 });
    expect(await errorOf(set({ $set: { 'a.$x': 1 } }))).toMatchObject({ code: 52 });
    expect(await errorOf(set({ $set: { a: 1 }, constructor: {} }))).toMatchObject({ code: 9 });
  });
});

describe('upsert', () => {
  it('starts from the equalities of the filter', async () => {
    const collection = await test.collection();
    const result = await collection.updateOne(
      { sku: 'x', 'size.w': 3, price: { $gt: 5 }, kind: { $eq: 'only' } },
      { $set: { a: 1 }, $setOnInsert: { made: true } },
      { upsert: true },
    );
    expect(result.upsertedCount).toBe(1);
    expect(await collection.findOne({}, { projection: { _id: 0 } })).toEqual({
      sku: 'x',
      size: { w: 3 },
      kind: 'only',
      a: 1,
      made: true,
    });
  });

  it('makes an id, or takes it from the filter', async () => {
    const collection = await test.collection();
    const made = await collection.updateOne({ a: 1 }, { $set: { b: 1 } }, { upsert: true });
    expect(made.upsertedId).toBeInstanceOf(ObjectId);
    await collection.updateOne({ _id: 7 }, { $set: { x: 1 } }, { upsert: true });
    expect(await collection.findOne({ _id: 7 })).toEqual({ _id: 7, x: 1 });
  });
});

describe('findAndModify', () => {
  it('returns the document before or after', async () => {
    const collection = await test.collection([{ _id: 1, n: 1 }]);
    const inc = { $inc: { n: 1 } };
    expect(await collection.findOneAndUpdate({}, inc)).toEqual({ _id: 1, n: 1 });
    expect(await collection.findOneAndUpdate({}, inc, { returnDocument: 'after' })).toEqual({
      _id: 1,
      n: 3,
    });
  });

  it('inserts if nothing matches and it may', async () => {
    const collection = await test.collection();
    const update = { $setOnInsert: { n: 1 } };
    expect(await collection.findOneAndUpdate({ _id: 5 }, update)).toBeNull();
    const options = { upsert: true, returnDocument: 'after' } as const;
    expect(await collection.findOneAndUpdate({ _id: 5 }, update, options)).toEqual({
      _id: 5,
      n: 1,
    });
  });
});

describe('bulk writes', () => {
  const operations: AnyBulkWriteOperation<TestDocument>[] = [
    { insertOne: { document: { _id: 1, a: 1 } } },
    { insertOne: { document: { _id: 1, a: 2 } } },
    { insertOne: { document: { _id: 2, a: 3 } } },
    { updateOne: { filter: { _id: 2 }, update: { $set: { a: 4 } } } },
    { deleteOne: { filter: { _id: 1 } } },
  ];

  it('stops at the first error if ordered', async () => {
    const collection = await test.collection();
    const error = await errorOf(collection.bulkWrite(operations));
    expect(error).toMatchObject({ code: 11000, writeErrors: [{ index: 1 }] });
    expect(await collection.find().toArray()).toEqual([{ _id: 1, a: 1 }]);
  });

  it('does the rest if not', async () => {
    const collection = await test.collection();
    const error = await errorOf(collection.bulkWrite(operations, { ordered: false }));
    expect(error).toMatchObject({
      code: 11000,
      writeErrors: [{ index: 1 }],
      result: { insertedCount: 2, modifiedCount: 1, deletedCount: 1 },
    });
    expect(await collection.find().toArray()).toEqual([{ _id: 2, a: 4 }]);
  });
});
