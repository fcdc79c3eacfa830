import type { Collection, Document } from 'mongodb';

import { INDEXES } from './support/held-material';
import { useServer, type TestDocument } from './support/server';

/** Held from so few documents on, that everything that can be held is. */
const test = useServer({ heldFrom: 20 });

describe('with many documents', () => {
  const COUNT = 3_000;
  let collection: Collection<TestDocument>;
  const documents = Array.from({ length: COUNT }, (_, i) => ({
    _id: i,
    en: `${i % 4 === 0 ? 'oak' : 'teak'} door of ${i % 7 ? 'the' : 'a'} villa ${i}`,
    kind: ['doors', 'stairs', 'kitchens'][i % 3],
    at: new Date((i * 7919) % COUNT),
  }));
  const newest = [...documents].sort((a, b) => Number(b.at) - Number(a.at));
  const ids = (list: { _id?: unknown }[]) => list.map(({ _id }) => _id);

  const filled = async () => {
    const own = await test.collection(documents);
    for (const key of INDEXES) await own.createIndex(key as never);
    return own;
  };
  beforeAll(async () => {
    collection = await filled();
  });

  const stagesOf = (plan: Document): string[] => [
    plan.stage as string,
    ...[...(plan.inputStage ? [plan.inputStage] : []), ...(plan.inputStages ?? [])].flatMap(
      (stage) => stagesOf(stage as Document),
    ),
  ];

  it('finds a page of a search with no document read but those of the page', async () => {
    const expected = newest.filter(({ en }) => en.includes('oak'));
    for (const skip of [0, 400, 740]) {
      const cursor = collection.find({ en: /oak/ }).sort({ at: -1, _id: -1 }).skip(skip).limit(20);
      const { queryPlanner, executionStats } = (await cursor.explain('executionStats')) as Document;
      const page = expected.slice(skip, skip + 20);
      expect(ids(await cursor.toArray())).toEqual(ids(page));
      expect(stagesOf(queryPlanner.winningPlan as Document)).toEqual([
        'LIMIT',
        ...(skip ? ['SKIP'] : []),
        'FETCH',
        'AND_HASH',
        'IXSCAN',
        'IXSCAN',
      ]);
      expect(executionStats.totalDocsExamined).toBe(page.length);
    }
  });

  it('counts a search without reading documents, also when told by which index', async () => {
    const explained = (await test.db.command({
      explain: { count: collection.collectionName, query: { en: /oak/ }, hint: { en: 1, _id: 1 } },
    })) as Document;
    expect(stagesOf(explained.queryPlanner.winningPlan as Document)).toEqual(['COUNT', 'IXSCAN']);
    expect(explained.executionStats.totalDocsExamined).toBe(0);
    expect(await collection.countDocuments({ en: /oak/ }, { hint: { en: 1, _id: 1 } })).toBe(750);
  });

  it('reads the index that it is told to read', async () => {
    const cursor = collection.find({ en: /oak/ }).hint({ at: -1, _id: -1 });
    const { queryPlanner } = (await cursor.explain('queryPlanner')) as Document;
    expect(queryPlanner.winningPlan).toMatchObject({
      stage: 'FETCH',
      inputStage: { stage: 'IXSCAN', indexName: 'at_-1__id_-1' },
    });
  });

  it('does not gather many when an index leads to a few', async () => {
    const cursor = collection.find({ _id: 8, en: /oak/ });
    const { executionStats } = (await cursor.explain('executionStats')) as Document;
    expect(executionStats).toMatchObject({ totalKeysExamined: 1, nReturned: 1 });
  });

  it('merges kinds in the order of the newest', async () => {
    const kinds = ['doors', 'stairs'];
    const cursor = collection.find({ kind: { $in: kinds } }).sort({ at: -1, _id: -1 });
    const expected = newest.filter(({ kind }) => kinds.includes(kind!));
    expect(ids(await cursor.clone().skip(1_900).limit(30).toArray())).toEqual(
      ids(expected.slice(1_900, 1_930)),
    );
    const { queryPlanner } = (await cursor.explain('queryPlanner')) as Document;
    expect(stagesOf(queryPlanner.winningPlan as Document)).not.toContain('SORT');
  });

  it.each([1, -1] as const)(
    'skips and counts in all of an index and in a part (%i)',
    async (sign) => {
      const sort = { at: -sign, _id: -sign } as Record<string, 1 | -1>;
      const list = sign === 1 ? newest : [...newest].reverse();
      for (const skip of [0, 1, 127, 128, 1_500, 2_990, 3_000]) {
        const page = await collection.find().sort(sort).skip(skip).limit(20).toArray();
        expect([skip, ids(page)]).toEqual([skip, ids(list.slice(skip, skip + 20))]);
        const doors = list.filter(({ kind }) => kind === 'doors');
        const part = await collection
          .find({ kind: 'doors' })
          .sort(sort)
          .skip(skip)
          .limit(20)
          .toArray();
        expect([skip, ids(part)]).toEqual([skip, ids(doors.slice(skip, skip + 20))]);
      }
      const after = { at: { $gte: new Date(1_000) } };
      expect(await collection.countDocuments(after)).toBe(COUNT - 1_000);
      expect(await collection.countDocuments({ kind: 'doors' })).toBe(COUNT / 3);
    },
  );

  it('reads on after a change without what no longer matches', async () => {
    const own = await filled();
    const cursor = own
      .find({ en: /villa 12/ })
      .sort({ at: -1, _id: -1 })
      .batchSize(2);
    const seen = [await cursor.next(), await cursor.next()];
    // The server has looked at one more, to know whether there is any.
    const [ahead, renamed, removed, ...left] = newest
      .filter(({ en }) => en.includes('villa 12'))
      .slice(seen.length);
    await own.updateOne({ _id: renamed!._id }, { $set: { en: 'gone' } });
    await own.deleteOne({ _id: removed!._id });
    expect(ids(await cursor.toArray())).toEqual(ids([ahead!, ...left]));
  });

  it('finds by an index that was dropped and built again', async () => {
    const own = await filled();
    expect(await own.countDocuments({ en: /oak/ })).toBe(750);
    await own.dropIndex('en_1__id_1');
    await own.updateOne({ _id: 0 }, { $set: { en: 'something else' } });
    expect(await own.countDocuments({ en: /oak/ })).toBe(749);
    await own.createIndex({ en: 1, _id: 1 });
    await own.updateOne({ _id: 4 }, { $set: { en: 'something else' } });
    expect(await own.countDocuments({ en: /oak/ })).toBe(748);
  });

  it('forgets a word with the last text that has it', async () => {
    const own = await filled();
    await own.insertMany([3_001, 3_002].map((_id) => ({ _id, en: `ebony ${_id}` })));
    const found = async () =>
      ids(await own.find({ en: /ebony/ }).sort({ at: -1, _id: -1 }).toArray());
    expect(await found()).toEqual([3_002, 3_001]);
    await own.deleteOne({ _id: 3_001 });
    expect(await found()).toEqual([3_002]);
    await own.updateOne({ _id: 3_002 }, { $set: { en: 'maple' } });
    expect(await found()).toEqual([]);
    await own.updateOne({ _id: 7 }, { $set: { en: 'an ebony box' } });
    expect(await found()).toEqual([7]);
  });
});
