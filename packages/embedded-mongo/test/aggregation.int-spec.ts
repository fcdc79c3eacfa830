import { Double, Int32, Long, type Document } from 'mongodb';

import { errorOf, useServer } from './support/server';

const test = useServer();

const FILES = [
  { _id: 1, kind: 'photo', length: 10 },
  { _id: 2, kind: 'cv', length: 20 },
  { _id: 3, kind: 'photo', length: 5, meta: { width: 7 } },
  { _id: 4, kind: null, length: 'unknown' },
  { _id: 5 },
];

async function run(pipeline: Document[]): Promise<Document[]> {
  return (await test.collection(FILES)).aggregate(pipeline).toArray();
}

it('sums by a field, with missing and null in one group, and what is no number left out', async () => {
  const sums = { length: { $sum: '$length' }, width: { $sum: '$meta.width' }, n: { $sum: 1 } };
  expect(await run([{ $group: { _id: '$kind', ...sums } }])).toEqual([
    { _id: 'photo', length: 15, width: 7, n: 2 },
    { _id: 'cv', length: 20, width: 0, n: 1 },
    { _id: null, length: 0, width: 0, n: 2 },
  ]);
});

it('reads a query first: filter, order, skip and limit', async () => {
  const query = [
    { $match: { length: { $gt: 5 } } },
    { $sort: { length: -1 } },
    { $skip: 1 },
    { $limit: 1 },
  ];
  expect(await run(query)).toEqual([FILES[0]]);
  expect(await run([...query, { $group: { _id: null, all: { $sum: '$length' } } }])).toEqual([
    { _id: null, all: 10 },
  ]);
});

it('counts what a query finds, and says nothing of nothing', async () => {
  expect(await run([{ $match: { kind: 'photo' } }, { $count: 'n' }])).toEqual([{ n: 2 }]);
  expect(await run([{ $match: { kind: 'none' } }, { $count: 'n' }])).toEqual([]);
});

it('keeps the types of sums', async () => {
  const collection = await test.collection([
    { n: new Int32(2147483647), d: new Double(0.5) },
    { n: new Int32(1), d: new Int32(1) },
  ]);
  const sums = { n: { $sum: '$n' }, d: { $sum: '$d' } };
  const [sum] = await collection
    .aggregate([{ $group: { _id: null, ...sums } }], { promoteValues: false })
    .toArray();
  expect(sum).toMatchObject({ n: Long.fromNumber(2147483648), d: new Double(1.5) });
});

it.each<[string, Document[], number]>([
  ['a stage that was left out', [{ $lookup: { from: 'x' } }], 40324],
  ['a query after the group', [{ $count: 'n' }, { $match: {} }], 40324],
  ['a query in another order', [{ $limit: 1 }, { $match: {} }], 40324],
  ['two stages in one', [{ $match: {}, $limit: 1 }], 40323],
  ['another accumulator', [{ $group: { _id: null, a: { $avg: '$length' } } }], 15952],
  ['an expression', [{ $group: { _id: null, a: { $sum: { $add: [1, 2] } } } }], 115],
  ['a field within an array', [{ $group: { _id: '$tags.a' } }], 115],
  ['no limit', [{ $limit: 0 }], 15958],
])('refuses %s', async (_name, pipeline, code) => {
  const collection = await test.collection([{ tags: [{ a: 1 }] }]);
  expect(await errorOf(collection.aggregate(pipeline).toArray())).toMatchObject({ code });
});
