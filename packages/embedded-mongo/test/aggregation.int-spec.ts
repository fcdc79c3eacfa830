import { Double, Int32, Long, ObjectId, type Document } from 'mongodb';

import { errorOf, useServer } from './support/server';

const test = useServer();

const ORDERS = [
  {
    _id: 1,
    item: 'door',
    price: 10,
    count: 2,
    at: new Date('2026-01-31T22:30:00Z'),
    tags: ['a', 'b'],
  },
  { _id: 2, item: 'table', price: 20, count: 1, at: new Date('2026-02-10T08:00:00Z'), tags: [] },
  { _id: 3, item: 'door', price: 5, count: 10, at: new Date('2026-02-11T08:00:00Z') },
  { _id: 4, item: null, price: 1, count: 1, at: new Date('2026-02-12T08:00:00Z'), tags: 'c' },
  { _id: 5, price: 7, count: 3, at: new Date('2026-02-13T08:00:00Z'), tags: ['a'] },
];

async function run(pipeline: Document[], documents: Document[] = ORDERS): Promise<Document[]> {
  return (await test.collection(documents)).aggregate(pipeline).toArray();
}

it('groups, with missing and null in one group', async () => {
  const groups = await run([
    {
      $group: {
        _id: '$item',
        total: { $sum: { $multiply: ['$price', '$count'] } },
        mean: { $avg: '$price' },
        least: { $min: '$price' },
        most: { $max: '$price' },
        first: { $first: '$_id' },
        last: { $last: '$_id' },
        ids: { $push: '$_id' },
        tags: { $addToSet: '$tags' },
        n: { $sum: 1 },
        also: { $count: {} },
      },
    },
    { $sort: { _id: 1 } },
  ]);
  expect(groups).toEqual([
    {
      _id: null,
      ...{ total: 22, mean: 4, least: 1, most: 7, first: 4, last: 5 },
      ...{ ids: [4, 5], tags: ['c', ['a']], n: 2, also: 2 },
    },
    {
      _id: 'door',
      ...{ total: 70, mean: 7.5, least: 5, most: 10, first: 1, last: 3 },
      ...{ ids: [1, 3], tags: [['a', 'b']], n: 2, also: 2 },
    },
    {
      _id: 'table',
      ...{ total: 20, mean: 20, least: 20, most: 20, first: 2, last: 2 },
      ...{ ids: [2], tags: [[]], n: 1, also: 1 },
    },
  ]);
});

it('groups by ids, dates, documents and numbers of several types', async () => {
  const id = new ObjectId();
  const documents = [
    { k: id, n: new Int32(1) },
    { k: new ObjectId(id.toHexString()), n: new Double(1) },
    { k: { a: 1, b: new Date(5) }, n: Long.fromNumber(1) },
    { k: { a: 1, b: new Date(5) }, n: new Double(1.5) },
  ];
  const count = async (key: string) =>
    (await run([{ $group: { _id: key, n: { $sum: 1 } } }, { $sort: { n: -1 } }], documents)).map(
      (group) => group.n,
    );
  expect(await count('$k')).toEqual([2, 2]);
  expect(await count('$n')).toEqual([3, 1]);
});

it('counts, as a group, as a stage and after skip and limit', async () => {
  const collection = await test.collection(ORDERS);
  expect(await collection.countDocuments({ price: { $gt: 5 } })).toBe(3);
  expect(await collection.countDocuments({ price: { $gt: 5 } }, { skip: 1 })).toBe(2);
  expect(await collection.countDocuments({ price: { $gt: 500 } })).toBe(0);
  expect(await run([{ $count: 'n' }])).toEqual([{ n: 5 }]);
  expect(await run([{ $match: { item: 'none' } }, { $count: 'n' }])).toEqual([]);
  expect(
    await run([{ $sort: { price: 1 } }, { $limit: 3 }, { $skip: 1 }, { $count: 'n' }]),
  ).toEqual([{ n: 2 }]);
});

it('unwinds arrays', async () => {
  const ids = async (spec: unknown) =>
    (await run([{ $unwind: spec }])).map(({ _id, tags, at: _at, ...rest }) => [
      _id,
      tags,
      ...('i' in rest ? [rest.i] : []),
    ]);
  expect(await ids('$tags')).toEqual([
    [1, 'a'],
    [1, 'b'],
    [4, 'c'],
    [5, 'a'],
  ]);
  const options = { path: '$tags', preserveNullAndEmptyArrays: true, includeArrayIndex: 'i' };
  expect(await ids(options)).toEqual([
    [1, 'a', 0],
    [1, 'b', 1],
    [2, undefined, null],
    [3, undefined, null],
    [4, 'c', null],
    [5, 'a', 0],
  ]);
});

it('shapes documents', async () => {
  const [door] = await run([
    { $match: { _id: 1 } },
    { $addFields: { total: { $multiply: ['$price', '$count'] }, 'size.w': 3, at: '$$REMOVE' } },
    { $project: { _id: 0, item: 1, total: 1, size: 1, first: { $arrayElemAt: ['$tags', 0] } } },
    { $set: { name: { $concat: ['a ', { $toUpper: '$item' }] } } },
    { $unset: ['item'] },
  ]);
  expect(door).toEqual({ total: 20, size: { w: 3 }, first: 'a', name: 'a DOOR' });
  expect(
    await run([{ $match: { _id: 1 } }, { $replaceRoot: { newRoot: { x: '$price' } } }]),
  ).toEqual([{ x: 10 }]);
});

it('joins by fields, and by a pipeline with variables', async () => {
  const stock = await test.collection([
    { _id: 's1', item: 'door', left: 5 },
    { _id: 's2', item: 'door', left: 50 },
    { _id: 's3', left: 1 },
  ]);
  const from = stock.collectionName;
  const byField = { from, localField: 'item', foreignField: 'item', as: 's' };
  const joined = await run([{ $lookup: byField }, { $project: { s: '$s._id' } }]);
  expect(joined.map(({ s }) => s)).toEqual([['s1', 's2'], [], ['s1', 's2'], ['s3'], ['s3']]);

  const enough = {
    from,
    let: { wanted: '$count', item: '$item' },
    pipeline: [
      {
        $match: {
          $expr: { $and: [{ $eq: ['$item', '$$item'] }, { $gt: ['$left', '$$wanted'] }] },
        },
      },
      { $project: { _id: 1 } },
    ],
    as: 's',
  };
  const filtered = await run([{ $match: { item: 'door' } }, { $lookup: enough }]);
  expect(filtered.map(({ s }) => s)).toEqual([[{ _id: 's1' }, { _id: 's2' }], [{ _id: 's2' }]]);
});

it('answers several questions at once', async () => {
  const [answer] = await run([
    {
      $facet: {
        page: [{ $sort: { price: -1 } }, { $skip: 1 }, { $limit: 2 }, { $project: { price: 1 } }],
        total: [{ $count: 'n' }],
        items: [{ $match: { item: { $type: 'string' } } }, { $sortByCount: '$item' }],
      },
    },
  ]);
  expect(answer).toEqual({
    page: [
      { _id: 1, price: 10 },
      { _id: 5, price: 7 },
    ],
    total: [{ n: 5 }],
    items: [
      { _id: 'door', count: 2 },
      { _id: 'table', count: 1 },
    ],
  });
  expect(await run([{ $sample: { size: 3 } }])).toHaveLength(3);
});

it.each<[string, unknown, unknown]>([
  ['$cond', { $cond: [{ $gte: ['$price', 10] }, 'dear', 'cheap'] }, 'dear'],
  ['$cond as a document', { $cond: { if: '$missing', then: 1, else: 2 } }, 2],
  ['$ifNull', { $ifNull: ['$missing', '$item'] }, 'door'],
  ['missing is below null', { $lt: ['$missing', null] }, true],
  ['missing is not null', { $eq: ['$missing', null] }, false],
  ['$add', { $add: ['$price', 0.5, 1] }, 11.5],
  ['$add to a date', { $add: ['$at', 1000] }, new Date('2026-01-31T22:30:01Z')],
  ['$subtract', { $subtract: ['$count', '$price'] }, -8],
  ['$subtract dates', { $subtract: ['$at', new Date('2026-01-31T22:29:59Z')] }, 1000],
  ['$divide', { $divide: ['$price', 4] }, 2.5],
  ['arithmetic with null', { $add: ['$price', '$missing'] }, null],
  ['$concat', { $concat: ['$item', '!'] }, 'door!'],
  ['$substrCP', { $substrCP: ['باب خشبي', 0, 3] }, 'باب'],
  ['$strLenCP', { $strLenCP: '😀ب' }, 2],
  ['$size', { $size: '$tags' }, 2],
  ['$in', { $in: ['b', '$tags'] }, true],
  ['$first', { $first: '$tags' }, 'a'],
  ['$last', { $last: '$tags' }, 'b'],
  ['$isArray', { $isArray: '$tags' }, true],
  ['$type', { $type: '$price' }, 'int'],
  ['$filter', { $filter: { input: '$tags', as: 't', cond: { $ne: ['$$t', 'a'] } } }, ['b']],
  ['$map', { $map: { input: '$tags', in: { $toUpper: '$$this' } } }, ['A', 'B']],
  ['$concatArrays', { $concatArrays: ['$tags', ['z']] }, ['a', 'b', 'z']],
  ['$mergeObjects', { $mergeObjects: [{ a: 1 }, '$missing', { b: '$count' }] }, { a: 1, b: 2 }],
  ['$literal', { $literal: '$price' }, '$price'],
  ['$year', { $year: '$at' }, 2026],
  ['$month in a zone', { $month: { date: '$at', timezone: 'Asia/Riyadh' } }, 2],
  ['$dayOfMonth', { $dayOfMonth: '$at' }, 31],
  ['$dateToString', { $dateToString: { date: '$at' } }, '2026-01-31T22:30:00.000Z'],
  [
    '$dateToString in a zone',
    { $dateToString: { date: '$at', format: '%d/%m/%Y %H:%M', timezone: 'Asia/Riyadh' } },
    '01/02/2026 01:30',
  ],
  ['nested', { a: ['$price', '$missing'], b: { c: '$count' } }, { a: [10, null], b: { c: 2 } }],
])('evaluates %s', async (_name, expression, expected) => {
  const [result] = await run([{ $match: { _id: 1 } }, { $replaceWith: { value: expression } }]);
  expect(result).toEqual({ value: expected });
});

it('keeps the types of numbers through stages that do not compute', async () => {
  const collection = await test.collection([{ _id: 1, n: new Double(5), l: Long.fromNumber(7) }]);
  const pipeline = [{ $unwind: '$n' }, { $addFields: { x: 1 } }, { $project: { x: 0 } }];
  const options = { promoteValues: false };
  expect(await collection.aggregate(pipeline, options).toArray()).toEqual([
    { _id: new Int32(1), n: new Double(5), l: Long.fromNumber(7) },
  ]);
});

it('refuses stages, operators and accumulators that it does not hold', async () => {
  const code = async (stage: Document) => (await errorOf(run([stage]))).code;
  expect(await code({ $out: 'x' })).toBe(115);
  expect(await code({ $graphLookup: {} })).toBe(115);
  expect(await code({ $nonsense: {} })).toBe(40324);
  expect(await code({ $match: {}, $limit: 1 })).toBe(40323);
  expect(await code({ $project: { a: { $sigmoid: 1 } } })).toBe(168);
  expect(await code({ $group: { _id: 1, s: { $stdDevPop: '$a' } } })).toBe(15952);
  expect(await code({ $limit: 0 })).toBe(15958);
  expect(await code({ $facet: { a: [{ $nonsense: 1 }] } })).toBe(40324);
});
