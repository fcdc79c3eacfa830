import type { Collection, Document } from 'mongodb';

import { explain, stagesOf, type Stage } from './support/plans';
import { errorOf, useServer, type TestDocument } from './support/server';

const test = useServer();

/** Documents like the product's projects. */
function projects(count: number): Document[] {
  return Array.from({ length: count }, (_, i) => ({
    _id: i,
    category: ['doors', 'kitchens', 'stairs'][i % 3],
    createdAt: new Date(1_700_000_000_000 + ((i * 7919) % count) * 1000),
    title: `Project ${i}`,
    tags: [`t${i % 5}`, `t${(i + 1) % 5}`],
  }));
}

describe('explain', () => {
  let collection: Collection<TestDocument>;
  beforeAll(async () => {
    collection = await test.collection(projects(600));
    await collection.createIndexes([
      { key: { createdAt: -1, _id: -1 } },
      { key: { category: 1, createdAt: -1, _id: -1 } },
      { key: { tags: 1 } },
    ]);
  });

  it('reads only the documents of the first page, from the index', async () => {
    const cursor = collection.find().sort({ createdAt: -1, _id: -1 }).limit(20);
    expect(await explain(cursor.clone())).toEqual({
      stages: ['LIMIT', 'FETCH', 'IXSCAN'],
      keys: 20,
      docs: 20,
      returned: 20,
    });
    const later = await explain(cursor.clone().skip(400));
    expect(later).toMatchObject({ stages: ['LIMIT', 'SKIP', 'FETCH', 'IXSCAN'], docs: 20 });
  });

  it('reads a page of one category from the compound index', async () => {
    const sort = { createdAt: -1, _id: -1 } as const;
    const cursor = collection.find({ category: 'doors' }).sort(sort).skip(20).limit(20);
    expect(await explain(cursor.clone())).toEqual({
      stages: ['LIMIT', 'SKIP', 'FETCH', 'IXSCAN'],
      keys: 20,
      docs: 20,
      returned: 20,
    });
    const expected = projects(600)
      .filter(({ category }) => category === 'doors')
      .sort((a, b) => b.createdAt - a.createdAt);
    const page = expected.slice(20, 40).map((d) => d._id);
    expect((await cursor.toArray()).map((d) => d._id)).toEqual(page);
    const backwards = cursor.clone().sort({ createdAt: 1, _id: 1 });
    const oldest = expected.reverse().slice(20, 40);
    expect((await backwards.toArray()).map((d) => d._id)).toEqual(oldest.map((d) => d._id));
    const twice = { category: { $in: ['doors', 'doors'] } };
    const again = await collection.find(twice).sort(sort).skip(20).limit(20).toArray();
    expect(again.map((d) => d._id)).toEqual(page);
  });

  it('counts from the index without reading documents', async () => {
    const pipeline = [{ $match: { category: 'doors' } }, { $group: { _id: 1, n: { $sum: 1 } } }];
    const { stages } = (await collection.aggregate(pipeline).explain('executionStats')) as Document;
    const plan = stages[0].$cursor as Document;
    expect(stagesOf(plan.queryPlanner.winningPlan as Stage)).toEqual(['IXSCAN']);
    expect(plan.executionStats).toMatchObject({ totalKeysExamined: 200, totalDocsExamined: 0 });
    expect(await collection.countDocuments({ category: 'doors' })).toBe(200);
    expect(await collection.countDocuments({ tags: 't1' })).toBe(240);
  });

  it('says when it reads everything or sorts in memory', async () => {
    const all = await explain(collection.find({ title: 'Project 7' }));
    expect(all).toEqual({ stages: ['COLLSCAN'], keys: 0, docs: 600, returned: 1 });
    const sorted = await explain(collection.find().sort({ title: 1 }));
    expect(sorted.stages).toEqual(['SORT', 'COLLSCAN']);
    const mixed = await explain(collection.find().sort({ createdAt: -1, _id: 1 }));
    expect(mixed.stages[0]).toBe('SORT');
  });

  it('uses indexes for ids, ranges, arrays and $in', async () => {
    const stages = async (filter: Document) => (await explain(collection.find(filter))).stages;
    expect(await stages({ _id: 5 })).toEqual(['FETCH', 'IXSCAN']);
    expect(await stages({ createdAt: { $gte: new Date(0) } })).toEqual(['FETCH', 'IXSCAN']);
    expect(await stages({ tags: 't1' })).toEqual(['FETCH', 'IXSCAN']);
    expect(await stages({ category: { $in: ['doors', 'stairs'] } })).toEqual(['FETCH', 'IXSCAN']);
    expect(await stages({ $or: [{ _id: 1 }, { title: 'x' }] })).toEqual(['COLLSCAN']);
  });

  it('merges several values of a field in the order of the next one, both ways', async () => {
    const wanted = projects(600).filter(({ category }) => category !== 'stairs');
    for (const way of [1, -1] as const) {
      const sorted = [...wanted].sort((a, b) => way * (a.createdAt - b.createdAt));
      for (const skip of [0, 150, 390]) {
        const cursor = collection
          .find({ category: { $in: ['kitchens', 'doors'] } })
          .sort({ createdAt: way, _id: way })
          .skip(skip)
          .limit(20);
        const page = sorted.slice(skip, skip + 20);
        expect((await cursor.clone().toArray()).map((d) => d._id)).toEqual(page.map((d) => d._id));
        const { stages, docs } = await explain(cursor);
        expect(stages).not.toContain('SORT');
        expect(docs).toBe(page.length);
      }
    }
  });

  it('follows a hint', async () => {
    const hinted = await explain(collection.find({ _id: 5 }).hint({ createdAt: -1, _id: -1 }));
    expect(hinted).toMatchObject({ stages: ['FETCH', 'IXSCAN'], keys: 600, returned: 1 });
    const unknown = collection.find().hint({ nothing: 1 }).toArray();
    expect(await errorOf(unknown)).toMatchObject({ code: 2 });
  });

  it('leaves documents alone when a write is explained', async () => {
    const update = { q: { category: 'doors' }, u: { $set: { category: 'x' } }, multi: true };
    const answer = await test.db.command({
      explain: { update: collection.collectionName, updates: [update] },
    });
    expect(answer.executionStats).toMatchObject({ totalKeysExamined: 200 });
    expect(await collection.countDocuments({ category: 'x' })).toBe(0);
  });
});
