import type { Document } from 'mongodb';

import { errorOf, useServer } from './support/server';

const test = useServer();

const COUNT = { $group: { _id: 1, n: { $sum: 1 } } };

it('counts what a filter finds, and says nothing of nothing', async () => {
  const collection = await test.collection([{ kind: 'photo' }, { kind: 'photo' }, { kind: 'cv' }]);
  const count = (kind: string) => collection.aggregate([{ $match: { kind } }, COUNT]).toArray();
  expect(await count('photo')).toEqual([{ _id: 1, n: 2 }]);
  expect(await count('none')).toEqual([]);
});

it.each<[string, Document[], number]>([
  ['a stage that was left out', [{ $match: {} }, { $sort: { a: 1 } }], 40324],
  ['no group', [{ $match: {} }], 115],
  ['stages in another order', [COUNT, { $match: {} }], 115],
  ['two stages in one', [{ $match: {}, ...COUNT }], 40323],
  ['another accumulator', [{ $match: {} }, { $group: { _id: 1, a: { $avg: 1 } } }], 15952],
  ['a sum of a field', [{ $match: {} }, { $group: { _id: 1, a: { $sum: '$a' } } }], 115],
  ['groups by a field', [{ $match: {} }, { $group: { _id: '$a' } }], 115],
])('refuses %s', async (_name, pipeline, code) => {
  const collection = await test.collection();
  expect(await errorOf(collection.aggregate(pipeline).toArray())).toMatchObject({ code });
});
