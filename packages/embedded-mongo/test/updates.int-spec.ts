import { Decimal128, Double, Int32, Long, ObjectId, type Document } from 'mongodb';

import { errorOf, useServer } from './support/server';

const test = useServer();
const typed = { promoteValues: false, promoteLongs: false };

/** The document that an update leaves, with numbers as their BSON classes if asked for. */
async function after(
  document: Document,
  update: Document,
  {
    filter = {},
    arrayFilters,
    types = false,
  }: { filter?: Document; arrayFilters?: Document[]; types?: boolean } = {},
): Promise<Document | null> {
  const collection = await test.collection([{ _id: 1, ...document }]);
  await collection.updateOne(filter, update, { arrayFilters });
  return collection.findOne({}, { projection: { _id: 0 }, ...(types ? typed : {}) });
}

describe('field operators', () => {
  it.each<[Document, Document, Document]>([
    [{ a: 1 }, { $set: { b: 2, 'c.d': 3 } }, { a: 1, b: 2, c: { d: 3 } }],
    [{ a: { x: 1, y: 2 }, b: 3 }, { $unset: { 'a.x': '', b: '' } }, { a: { y: 2 } }],
    [{ a: [1, 2, 3] }, { $unset: { 'a.1': '' } }, { a: [1, null, 3] }],
    [{ a: [1] }, { $set: { 'a.3': 4 } }, { a: [1, null, null, 4] }],
    [{ a: 1 }, { $rename: { a: 'b.c' } }, { b: { c: 1 } }],
    [{ a: 1 }, { $rename: { missing: 'b' } }, { a: 1 }],
    [
      { a: 5, b: 5, d: 5 },
      { $min: { a: 3, b: 9, c: 1 }, $max: { d: 8 } },
      { a: 3, b: 5, c: 1, d: 8 },
    ],
    [{ a: 2 }, { $mul: { a: 3, b: 4 }, $inc: { c: 1 } }, { a: 6, b: 0, c: 1 }],
    [{ a: 1 }, { $set: { z: 1, b: 1 } }, { a: 1, b: 1, z: 1 }],
    [{ a: 1 }, { $setOnInsert: { b: 2 }, $set: { c: 3 } }, { a: 1, c: 3 }],
  ])('%j and %j', async (document, update, expected) => {
    expect(await after(document, update)).toEqual(expected);
  });

  it('keeps the wider type in arithmetic', async () => {
    const numbers = {
      int: new Int32(2147483647),
      long: Long.fromString('9007199254740993'),
      double: new Double(1),
      decimal: Decimal128.fromString('0.1'),
    };
    const result = await after(
      numbers,
      {
        $inc: {
          int: new Int32(1),
          long: new Int32(2),
          double: new Int32(2),
          decimal: Decimal128.fromString('0.2'),
        },
      },
      { types: true },
    );
    expect(result).toEqual({
      int: Long.fromNumber(2147483648),
      long: Long.fromString('9007199254740995'),
      double: new Double(3),
      decimal: Decimal128.fromString('0.3'),
    });
  });

  it('refuses arithmetic that it cannot do exactly, and on what is no number', async () => {
    const collection = await test.collection([
      { _id: 1, big: Long.MAX_VALUE, text: 'x' },
    ] as Document[]);
    const set = (update: Document) => collection.updateOne({}, update);
    expect(await errorOf(set({ $inc: { big: 1 } }))).toMatchObject({ code: 2 });
    expect(await errorOf(set({ $inc: { text: 1 } }))).toMatchObject({ code: 14 });
    expect(await errorOf(set({ $inc: { big: 'x' } }))).toMatchObject({ code: 14 });
  });

  it('writes the current date', async () => {
    const before = Date.now();
    const result = await after({}, { $currentDate: { at: true } });
    expect(result!.at).toBeInstanceOf(Date);
    expect(result!.at.getTime()).toBeGreaterThanOrEqual(before);
  });
});

describe('array operators', () => {
  it.each<[Document, Document, Document]>([
    [{ a: [1] }, { $push: { a: 2 } }, { a: [1, 2] }],
    [{}, { $push: { a: { $each: [3, 1, 2], $sort: 1 } } }, { a: [1, 2, 3] }],
    [{ a: [1, 4] }, { $push: { a: { $each: [2, 3], $position: 1 } } }, { a: [1, 2, 3, 4] }],
    [{ a: [1, 2, 3] }, { $push: { a: { $each: [4], $position: -1 } } }, { a: [1, 2, 4, 3] }],
    [{ a: [5, 6] }, { $push: { a: { $each: [7, 8], $slice: -3 } } }, { a: [6, 7, 8] }],
    [
      { a: [{ s: 2 }] },
      { $push: { a: { $each: [{ s: 9 }, { s: 5 }], $sort: { s: -1 }, $slice: 2 } } },
      { a: [{ s: 9 }, { s: 5 }] },
    ],
    [{ a: [1] }, { $addToSet: { a: 1 } }, { a: [1] }],
    [{ a: [1] }, { $addToSet: { a: { $each: [1, 2, 2] } } }, { a: [1, 2] }],
    [{ a: [{ x: 1 }] }, { $addToSet: { a: { x: 1 } } }, { a: [{ x: 1 }] }],
    [{ a: [1, 2, 3] }, { $pop: { a: 1 } }, { a: [1, 2] }],
    [{ a: [1, 2, 3] }, { $pop: { a: -1 } }, { a: [2, 3] }],
    [{ a: [1, 2, 3, 2] }, { $pull: { a: 2 } }, { a: [1, 3] }],
    [{ a: [1, 5, 9] }, { $pull: { a: { $gte: 5 } } }, { a: [1] }],
    [{ a: [{ k: 1, v: 2 }, { k: 2 }] }, { $pull: { a: { k: 1 } } }, { a: [{ k: 2 }] }],
    [{ a: ['door', 'table'] }, { $pull: { a: /^d/ } }, { a: ['table'] }],
    [{ a: [1, 2, 1, 3] }, { $pullAll: { a: [1, 3] } }, { a: [2] }],
  ])('%j and %p', async (document, update, expected) => {
    expect(await after(document, update)).toEqual(expected);
  });

  it('edits the element that the filter matched', async () => {
    const document = {
      items: [
        { k: 'a', n: 1 },
        { k: 'b', n: 2 },
      ],
    };
    const filter = { 'items.k': 'b' };
    expect(await after(document, { $inc: { 'items.$.n': 5 } }, { filter })).toEqual({
      items: [
        { k: 'a', n: 1 },
        { k: 'b', n: 7 },
      ],
    });
    const elemMatch = { items: { $elemMatch: { k: 'b', n: 2 } } };
    expect(await after(document, { $set: { 'items.$': 0 } }, { filter: elemMatch })).toEqual({
      items: [{ k: 'a', n: 1 }, 0],
    });
  });

  it('edits all elements, or those that an array filter names', async () => {
    const document = { grades: [80, 95, 100], rooms: [{ doors: [1, 2] }, { doors: [3] }] };
    expect(await after(document, { $inc: { 'grades.$[]': 1 } })).toMatchObject({
      grades: [81, 96, 101],
    });
    const arrayFilters = [{ high: { $gte: 90 } }];
    expect(
      await after(document, { $set: { 'grades.$[high]': 0 } }, { arrayFilters }),
    ).toMatchObject({ grades: [80, 0, 0] });
    expect(await after(document, { $mul: { 'rooms.$[].doors.$[]': 10 } })).toMatchObject({
      rooms: [{ doors: [10, 20] }, { doors: [30] }],
    });
  });

  it('refuses what is no array, and positions that nothing explains', async () => {
    const collection = await test.collection([{ _id: 1, a: 1, list: [1] }]);
    const set = (update: Document, options = {}) => collection.updateOne({}, update, options);
    expect(await errorOf(set({ $push: { a: 1 } }))).toMatchObject({ code: 2 });
    expect(await errorOf(set({ $pop: { list: 2 } }))).toMatchObject({ code: 9 });
    expect(await errorOf(set({ $set: { 'list.$': 2 } }))).toMatchObject({ code: 2 });
    expect(await errorOf(set({ $set: { 'list.$[x]': 2 } }))).toMatchObject({ code: 2 });
    expect(await errorOf(set({ $set: { 'a.b': 2 } }))).toMatchObject({ code: 28 });
    const unused = { arrayFilters: [{ x: 1 }] };
    expect(await errorOf(set({ $set: { a: 2 } }, unused))).toMatchObject({ code: 9 });
    expect(await collection.findOne()).toEqual({ _id: 1, a: 1, list: [1] });
  });
});

describe('whole documents', () => {
  it('replaces, and keeps the id', async () => {
    const collection = await test.collection([{ _id: 1, a: 1, b: 2 }]);
    await collection.replaceOne({ a: 1 }, { c: 3 });
    expect(await collection.findOne()).toEqual({ _id: 1, c: 3 });
    const changed = collection.replaceOne({}, { _id: 2, c: 3 } as Document);
    expect(await errorOf(changed)).toMatchObject({ code: 66 });
  });

  it('counts what matched and what really changed', async () => {
    const collection = await test.collection([{ a: 1 }, { a: 1, b: 1 }, { a: 2 }]);
    const result = await collection.updateMany({ a: 1 }, { $set: { b: 1 } });
    expect(result).toMatchObject({ matchedCount: 2, modifiedCount: 1 });
  });

  it('does not meet a document again that its own update moved', async () => {
    const collection = await test.collection([{ n: 1 }, { n: 2 }, { n: 3 }]);
    await collection.createIndex({ n: 1 });
    await collection.updateMany({ n: { $gt: 0 } }, { $inc: { n: 10 } });
    expect((await collection.find().sort({ n: 1 }).toArray()).map((d) => d.n)).toEqual([
      11, 12, 13,
    ]);
  });

  it('refuses conflicting paths, changed ids and unknown operators', async () => {
    const collection = await test.collection([{ _id: 1, a: 1 }]);
    const set = (update: Document) => collection.updateOne({}, update);
    expect(await errorOf(set({ $set: { a: 1 }, $inc: { a: 1 } }))).toMatchObject({ code: 40 });
    expect(await errorOf(set({ $set: { 'a.b': 1, a: 1 } }))).toMatchObject({ code: 40 });
    expect(await errorOf(set({ $set: { _id: 2 } }))).toMatchObject({ code: 66 });
    expect(await errorOf(set({ $frobnicate: { a: 1 } }))).toMatchObject({ code: 9 });
    expect(await errorOf(set({ $bit: { a: { or: 1 } } }))).toMatchObject({ code: 9 });
    expect(await errorOf(set({ $set: { '': 1 } }))).toMatchObject({ code: 56 });
    expect(await errorOf(set({ $set: { 'a.$x': 1 } }))).toMatchObject({ code: 52 });
    expect(await errorOf(set({ $set: { a: 1 }, constructor: {} }))).toMatchObject({ code: 9 });
  });
});

describe('upsert', () => {
  it('starts from the equalities of the filter', async () => {
    const collection = await test.collection();
    const result = await collection.updateOne(
      { sku: 'x', 'size.w': 3, price: { $gt: 5 }, kind: { $in: ['only'] } },
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
    await collection.replaceOne({ _id: 7 }, { x: 1 }, { upsert: true });
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
    expect(
      await collection.findOneAndReplace(
        {},
        { m: 1 },
        { returnDocument: 'after', projection: { _id: 0 } },
      ),
    ).toEqual({ m: 1 });
  });

  it('takes the first in the order of the sort', async () => {
    const collection = await test.collection([
      { _id: 1, n: 5 },
      { _id: 2, n: 9 },
    ]);
    expect(await collection.findOneAndDelete({}, { sort: { n: -1 } })).toEqual({ _id: 2, n: 9 });
    expect(await collection.countDocuments()).toBe(1);
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
  const operations = [
    { insertOne: { document: { _id: 1, a: 1 } } },
    { insertOne: { document: { _id: 1, a: 2 } } },
    { insertOne: { document: { _id: 2, a: 3 } } },
    { updateOne: { filter: { _id: 2 }, update: { $set: { a: 4 } } } },
    { deleteOne: { filter: { _id: 1 } } },
  ] as never[];

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

  it('deletes one or all', async () => {
    const collection = await test.collection([{ a: 1 }, { a: 1 }, { a: 1 }, { a: 2 }]);
    expect((await collection.deleteOne({ a: 1 })).deletedCount).toBe(1);
    expect((await collection.deleteMany({ a: 1 })).deletedCount).toBe(2);
    expect(await collection.countDocuments()).toBe(1);
  });
});
