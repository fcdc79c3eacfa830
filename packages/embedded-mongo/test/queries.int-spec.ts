import { ObjectId, type Document } from 'mongodb';

import { useServer } from './support/server';

const test = useServer();

/** Ids of the matching documents, in insertion order. */
async function idsOf(documents: Document[], filter: Document): Promise<unknown[]> {
  const collection = await test.collection(documents);
  return (await collection.find(filter).toArray()).map((document) => document._id);
}

describe('null and missing', () => {
  const documents = [
    { _id: 1, a: null },
    { _id: 2 },
    { _id: 3, a: 0 },
    { _id: 4, a: [] },
    { _id: 5, a: [null, 1] },
    { _id: 6, a: { b: null } },
  ];

  it.each([
    [{ a: null }, [1, 2, 5]],
    [{ a: { $ne: null } }, [3, 4, 6]],
    [{ a: { $exists: false } }, [2]],
    [{ a: { $exists: true, $eq: null } }, [1, 5]],
    [{ 'a.b': null }, [1, 2, 3, 6]],
    [{ 'a.b': { $exists: true } }, [6]],
    [{ a: { $in: [null, 0] } }, [1, 2, 3, 5]],
    [{ a: { $gte: null } }, [1, 2, 5]],
  ])('%j', async (filter, expected) => {
    expect(await idsOf(documents, filter)).toEqual(expected);
  });
});

describe('comparison', () => {
  it('holds within one type only', async () => {
    const documents = [
      { _id: 1, a: 5 },
      { _id: 2, a: '5' },
      { _id: 3, a: new Date(5) },
      { _id: 4, a: true },
    ];
    expect(await idsOf(documents, { a: { $gt: 1 } })).toEqual([1]);
    expect(await idsOf(documents, { a: { $gt: '' } })).toEqual([2]);
    expect(await idsOf(documents, { a: { $lte: new Date(5) } })).toEqual([3]);
  });

  it('compares numbers of all types by value', async () => {
    const collection = await test.collection();
    await collection.insertMany([
      { _id: 1, n: 1 },
      { _id: 2, n: 1.5 },
      { _id: 3, n: NaN },
      { _id: 4, n: -0 },
    ] as Document[]);
    const ids = async (filter: Document) =>
      (await collection.find(filter).toArray()).map((document) => document._id);
    expect(await ids({ n: { $gt: 0 } })).toEqual([1, 2]);
    expect(await ids({ n: 0 })).toEqual([4]);
    expect(await ids({ n: NaN })).toEqual([3]);
    expect(await ids({ n: { $lt: 1 } })).toEqual([4]);
  });

  it('sorts mixed types in the order of BSON', async () => {
    const collection = await test.collection([
      { _id: 'date', v: new Date(0) },
      { _id: 'text', v: 'x' },
      { _id: 'missing' },
      { _id: 'oid', v: new ObjectId() },
      { _id: 'object', v: { a: 1 } },
      { _id: 'number', v: 3 },
      { _id: 'bool', v: false },
      { _id: 'empty', v: [] },
    ]);
    const sorted = await collection.find().sort({ v: 1 }).toArray();
    expect(sorted.map((document) => document._id)).toEqual([
      ...['empty', 'missing', 'number', 'text', 'object', 'oid', 'bool', 'date'],
    ]);
    const reversed = await collection.find().sort({ v: -1 }).toArray();
    expect(reversed.map((document) => document._id)).toEqual(
      sorted.map((document) => document._id).reverse(),
    );
  });

  it('sorts arrays by their smallest element upwards and by their largest downwards', async () => {
    const collection = await test.collection([
      { _id: 1, v: [5, 2] },
      { _id: 2, v: 3 },
      { _id: 3, v: [1, 9] },
    ]);
    const ids = async (direction: 1 | -1) =>
      (await collection.find().sort({ v: direction }).toArray()).map((document) => document._id);
    expect(await ids(1)).toEqual([3, 1, 2]);
    expect(await ids(-1)).toEqual([3, 1, 2]);
  });
});

describe('arrays and dotted paths', () => {
  const documents = [
    {
      _id: 1,
      items: [
        { k: 'a', n: 1 },
        { k: 'b', n: 9 },
      ],
      tags: ['x', 'y'],
    },
    { _id: 2, items: [{ k: 'a', n: 9 }], tags: ['y'] },
    { _id: 3, items: { k: 'a', n: 9 }, tags: [['x']] },
    { _id: 4, items: [], tags: [] },
    { _id: 5, deep: { list: [{ x: [{ y: 7 }] }] } },
  ];

  it.each<[Document, number[]]>([
    [{ tags: 'x' }, [1]],
    [{ tags: ['x', 'y'] }, [1]],
    [{ tags: ['x'] }, [3]],
    [{ tags: { $all: ['x', 'y'] } }, [1]],
    [{ tags: { $nin: ['x', []] } }, [2, 3, 5]],
    [{ tags: { $ne: 'x' } }, [2, 3, 4, 5]],
    [{ 'items.k': 'a', 'items.n': 9 }, [1, 2, 3]],
    [{ 'items.n': { $gt: 1, $lt: 9 } }, [1]],
    [{ 'deep.list.x.y': 7 }, [5]],
    [{ $or: [{ tags: 'x' }, { tags: [] }] }, [1, 4]],
    [{ items: { k: 'a', n: 9 } }, [2, 3]],
  ])('%j', async (filter, expected) => {
    expect(await idsOf(documents, filter)).toEqual(expected);
  });
});

describe('regular expressions', () => {
  const documents = [
    { _id: 1, name: 'باب خشبي من السنديان' },
    { _id: 2, name: 'طاولة طعام' },
    { _id: 3, name: 'Oak Door (wide)' },
    { _id: 4, name: 'oak table' },
    { _id: 5, name: ['walnut', 'oak'] },
  ];

  it.each<[Document, number[]]>([
    [{ name: /خشب/ }, [1]],
    [{ name: /^طاولة/ }, [2]],
    [{ name: /^oak/ }, [4, 5]],
    [{ name: /^OAK/i }, [3, 4, 5]],
    [{ name: { $regex: /\(wide\)$/ } }, [3]],
    [{ name: { $in: [/^Oak/, 'walnut'] } }, [3, 5]],
  ])('%p', async (filter, expected) => {
    expect(await idsOf(documents, filter)).toEqual(expected);
    const collection = await test.collection(documents);
    await collection.createIndex({ name: 1 });
    expect(
      (await collection.find(filter).hint({ name: 1 }).toArray()).map((d) => d._id).sort(),
    ).toEqual(expected);
  });
});

describe('results', () => {
  it('gives a page by sort, skip and limit', async () => {
    const collection = await test.collection(
      Array.from({ length: 50 }, (_, i) => ({ _id: i, group: i % 3, rank: (i * 7) % 50 })),
    );
    const page = await collection.find({ group: 1 }).sort({ rank: -1 }).skip(2).limit(3).toArray();
    const all = Array.from({ length: 50 }, (_, i) => ({ _id: i, rank: (i * 7) % 50 }))
      .filter(({ _id }) => _id % 3 === 1)
      .sort((a, b) => b.rank - a.rank);
    expect(page.map((document) => document._id)).toEqual(all.slice(2, 5).map(({ _id }) => _id));
  });

  it('answers a collection that is not there as an empty one', async () => {
    const missing = test.db.collection('never-made');
    expect(await missing.find().toArray()).toEqual([]);
    expect(await missing.countDocuments()).toBe(0);
    expect((await missing.deleteMany({})).deletedCount).toBe(0);
    expect(await missing.findOneAndDelete({})).toBeNull();
  });
});

describe('projection', () => {
  const document = {
    _id: 1,
    title: 'Door',
    size: { width: 90, height: 210 },
    parts: [{ name: 'frame', cost: 5 }],
    grades: [1, 2, 3, 4, 5],
  };

  it.each<[string, Document, Document, Document]>([
    ['inclusion', {}, { title: 1 }, { _id: 1, title: 'Door' }],
    ['without the id', {}, { title: 1, _id: 0 }, { title: 'Door' }],
    ['only the id', {}, { _id: 1 }, { _id: 1 }],
    [
      'parts of fields',
      {},
      { 'size.width': 1, 'parts.name': 1, 'grades.a': 1, 'title.a': 1, _id: 0 },
      { size: { width: 90 }, parts: [{ name: 'frame' }], grades: [] },
    ],
    ['exclusion', {}, { parts: 0, size: 0, grades: 0 }, { _id: 1, title: 'Door' }],
  ])('%s', async (_name, filter, projection, expected) => {
    const collection = await test.collection([document]);
    expect(await collection.findOne(filter, { projection })).toEqual(expected);
  });
});
