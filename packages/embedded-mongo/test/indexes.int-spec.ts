import type { Collection, Document } from 'mongodb';

import { errorOf, until, useServer, type TestDocument } from './support/server';

const test = useServer({ ttlInterval: 25 });

interface Stage {
  stage: string;
  indexName?: string;
  inputStage?: Stage;
  inputStages?: Stage[];
}

/** The stages of a plan from the outermost inwards. */
const stagesOf = (plan: Stage): string[] => [
  plan.stage,
  ...(plan.inputStage ? stagesOf(plan.inputStage) : []),
];

async function explain(cursor: { explain(verbosity: string): Promise<Document> }) {
  const { queryPlanner, executionStats } = await cursor.explain('executionStats');
  return {
    stages: stagesOf(queryPlanner.winningPlan as Stage),
    keys: executionStats.totalKeysExamined as number,
    docs: executionStats.totalDocsExamined as number,
    returned: executionStats.nReturned as number,
  };
}

/** Projects as the product keeps them. */
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

  it('reads a page of the newest from the index, and no more than the page', async () => {
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
      keys: 40,
      docs: 20,
      returned: 20,
    });
    const expected = projects(600)
      .filter(({ category }) => category === 'doors')
      .sort((a, b) => b.createdAt - a.createdAt);
    expect((await cursor.toArray()).map((d) => d._id)).toEqual(
      expected.slice(20, 40).map((d) => d._id),
    );
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

  it('uses indexes for ids, ranges, arrays, $in and $or', async () => {
    const stages = async (filter: Document) => (await explain(collection.find(filter))).stages;
    expect(await stages({ _id: 5 })).toEqual(['FETCH', 'IXSCAN']);
    expect(await stages({ createdAt: { $gte: new Date(0) } })).toEqual(['FETCH', 'IXSCAN']);
    expect(await stages({ tags: 't1' })).toEqual(['FETCH', 'IXSCAN']);
    expect(await stages({ category: { $in: ['doors', 'stairs'] } })).toEqual(['FETCH', 'IXSCAN']);
    expect(await stages({ $or: [{ _id: 1 }, { tags: 't2' }] })).toEqual(['FETCH', 'OR']);
    expect(await stages({ $or: [{ _id: 1 }, { title: 'x' }] })).toEqual(['COLLSCAN']);
  });

  it('unites indexes also where a branch alone would be answered by what is held of them', async () => {
    const all = Array.from({ length: 400 }, (_, i) => ({
      _id: i,
      a: i % 4,
      b: i % 3,
      n: i < 5 ? 9 : 0,
    }));
    const collection = await test.collection(all);
    await collection.createIndexes([{ key: { a: 1 } }, { key: { b: 1 } }, { key: { n: 1 } }]);
    const held = await explain(collection.find({ a: 1, b: 2 }));
    expect(held.stages).toEqual(['FETCH', 'AND_SORTED']);
    const found = collection.find({ $or: [{ a: 1, b: 2 }, { n: { $gt: 5 } }] });
    const { stages, docs, returned } = await explain(found);
    expect(stages).toEqual(['FETCH', 'OR']);
    expect(docs).toBeLessThan(all.length / 2);
    expect(returned).toBe(all.filter(({ a, b, n }) => (a === 1 && b === 2) || n > 5).length);
  });

  it('reads several values of a field in their order, both ways', async () => {
    for (const way of [1, -1] as const) {
      const cursor = collection.find({ _id: { $in: [9, 1, 5] } }).sort({ _id: way });
      expect((await explain(cursor.clone())).stages).toEqual(['FETCH', 'IXSCAN']);
      expect((await cursor.toArray()).map((d) => d._id)).toEqual(
        [1, 5, 9].sort((a, b) => way * (a - b)),
      );
    }
  });

  it('follows a hint', async () => {
    const hinted = await explain(collection.find({ _id: 5 }).hint({ createdAt: -1, _id: -1 }));
    expect(hinted).toMatchObject({ stages: ['FETCH', 'IXSCAN'], keys: 600, returned: 1 });
    const natural = collection.find().sort({ $natural: -1 }).limit(1);
    expect(await natural.toArray()).toMatchObject([{ _id: 599 }]);
    const unknown = collection.find().hint('nothing_1').toArray();
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

describe('unique', () => {
  it('answers E11000 with the key', async () => {
    const collection = await test.collection([{ email: 'a@b.c' }]);
    await collection.createIndex({ email: 1 }, { unique: true });
    const error = await errorOf(collection.insertOne({ email: 'a@b.c' }));
    expect(error).toMatchObject({
      code: 11000,
      keyPattern: { email: 1 },
      keyValue: { email: 'a@b.c' },
    });
    expect(error.message).toBe(
      `E11000 duplicate key error collection: ${collection.namespace} index: email_1 dup key: { email: "a@b.c" }`,
    );
  });

  it('holds for updates, compound keys, elements of arrays and missing fields', async () => {
    const collection = await test.collection([
      { _id: 1, a: 1, b: 1, tags: ['x'] },
      { _id: 2, a: 1, b: 2, tags: ['y'] },
    ]);
    await collection.createIndex({ a: 1, b: 1 }, { unique: true });
    await collection.createIndex({ tags: 1 }, { unique: true });
    const update = collection.updateOne({ _id: 2 }, { $set: { b: 1 } });
    expect(await errorOf(update)).toMatchObject({ code: 11000 });
    const push = collection.updateOne({ _id: 2 }, { $push: { tags: 'x' } as Document });
    expect(await errorOf(push)).toMatchObject({ code: 11000 });
    await collection.updateOne({ _id: 1 }, { $set: { tags: ['x', 'x', 'z'] } });
    await collection.insertOne({ tags: ['q'] });
    expect(await errorOf(collection.insertOne({ tags: ['r'] }))).toMatchObject({ code: 11000 });
    expect(await collection.countDocuments()).toBe(3);
  });

  it('frees a key with its document', async () => {
    const collection = await test.collection([{ _id: 1, a: 1 }]);
    await collection.createIndex({ a: 1 }, { unique: true });
    await collection.updateOne({ _id: 1 }, { $set: { a: 2 } });
    await collection.insertOne({ _id: 3, a: 1 } as Document);
    await collection.deleteOne({ a: 2 });
    await collection.insertOne({ a: 2 });
    expect(await collection.countDocuments()).toBe(2);
  });

  it('is not built over duplicates, and then leaves nothing behind', async () => {
    const collection = await test.collection([{ a: 1 }, { a: 1 }]);
    const build = collection.createIndexes([{ key: { b: 1 } }, { key: { a: 1 }, unique: true }]);
    expect(await errorOf(build)).toMatchObject({ code: 11000 });
    expect((await collection.indexes()).map((index) => index.name)).toEqual(['_id_']);
    await collection.insertOne({ a: 1 });
  });

  it('with sparse, lets any number of documents be without the field', async () => {
    const collection = await test.collection([{ b: 1 }, { b: 2 }, { a: null }]);
    await collection.createIndex({ a: 1 }, { unique: true, sparse: true });
    expect(await errorOf(collection.insertOne({ a: null }))).toMatchObject({ code: 11000 });
    await collection.insertOne({ b: 3 });
    expect(await collection.countDocuments({ a: null })).toBe(4);
    expect(await collection.find().sort({ a: 1 }).toArray()).toHaveLength(4);
  });
});

describe('arrays in compound indexes', () => {
  it('finds documents whose conditions are met by different elements', async () => {
    const collection = await test.collection([
      {
        _id: 1,
        parts: [
          { k: 1, v: 3 },
          { k: 2, v: 2 },
        ],
      },
      { _id: 2, parts: [{ k: 1, v: 2 }] },
    ]);
    await collection.createIndex({ 'parts.k': 1, 'parts.v': 1 });
    const filter = { 'parts.k': 1, 'parts.v': 2 };
    expect((await collection.find(filter).sort({ _id: 1 }).toArray()).map((d) => d._id)).toEqual([
      1, 2,
    ]);
    expect((await explain(collection.find(filter))).stages).toEqual(['FETCH', 'IXSCAN']);
    const both = { 'parts.v': { $gt: 2, $lt: 3 } };
    await collection.createIndex({ 'parts.v': 1 });
    expect((await collection.find(both).toArray()).map((d) => d._id)).toEqual([1]);
  });

  it('sorts by all elements of an array, also those that the filter leaves out', async () => {
    const collection = await test.collection([
      { _id: 1, n: [1, 9] },
      { _id: 2, n: 6 },
    ]);
    await collection.createIndex({ n: 1 });
    const found = await collection
      .find({ n: { $gt: 5 } })
      .sort({ n: 1 })
      .toArray();
    expect(found.map((d) => d._id)).toEqual([1, 2]);
  });

  it('refuses two arrays in one key', async () => {
    const collection = await test.collection();
    await collection.createIndex({ a: 1, b: 1 });
    const insert = collection.insertOne({ a: [1], b: [2] });
    expect(await errorOf(insert)).toMatchObject({ code: 171 });
  });

  it('indexes long texts', async () => {
    const long = 'ا'.repeat(5000);
    const collection = await test.collection([
      { _id: 1, t: `${long}1` },
      { _id: 2, t: `${long}2` },
    ]);
    await collection.createIndex({ t: 1 }, { unique: true });
    expect(await collection.findOne({ t: `${long}2` })).toMatchObject({ _id: 2 });
    expect(await errorOf(collection.insertOne({ t: `${long}1` }))).toMatchObject({ code: 11000 });
    expect((await collection.find().sort({ t: -1 }).toArray()).map((d) => d._id)).toEqual([2, 1]);
  });
});

describe('management', () => {
  it('lists, creates once and drops', async () => {
    const collection = await test.collection([{ a: 1 }]);
    expect(await collection.createIndex({ a: 1 }, { sparse: true })).toBe('a_1');
    expect(await collection.createIndex({ a: 1 }, { sparse: true })).toBe('a_1');
    expect(await collection.indexes()).toEqual([
      { v: 2, key: { _id: 1 }, name: '_id_' },
      { v: 2, key: { a: 1 }, name: 'a_1', sparse: true },
    ]);
    await collection.dropIndex('a_1');
    expect(await collection.indexes()).toHaveLength(1);
    expect(await errorOf(collection.dropIndex('a_1'))).toMatchObject({ code: 27 });
    expect(await errorOf(collection.dropIndex('_id_'))).toMatchObject({ code: 72 });
  });

  it('refuses what contradicts an index that is there', async () => {
    const collection = await test.collection();
    await collection.createIndex({ a: 1 });
    const conflicts = [
      [collection.createIndex({ a: 1 }, { unique: true }), 85],
      [collection.createIndex({ a: 1 }, { name: 'other' }), 85],
      [collection.createIndex({ b: 1 }, { name: 'a_1' }), 86],
    ] as const;
    for (const [promise, code] of conflicts) expect(await errorOf(promise)).toMatchObject({ code });
  });

  it('makes and drops collections and databases', async () => {
    const db = test.client.db('managed');
    await db.createCollection('one');
    await db.collection('two').insertOne({});
    expect(await errorOf(db.createCollection('one'))).toMatchObject({ code: 48 });
    expect((await db.listCollections().toArray()).map((c) => c.name)).toEqual(['one', 'two']);
    expect((await db.listCollections({ name: 'two' }).toArray()).map((c) => c.name)).toEqual([
      'two',
    ]);
    await db.collection('one').drop();
    expect((await db.listCollections().toArray()).map((c) => c.name)).toEqual(['two']);
    await db.dropDatabase();
    const { databases } = await db.admin().listDatabases();
    expect(databases.map(({ name }) => name)).not.toContain('managed');
    await db.collection('two').insertOne({ again: 1 });
    expect(await db.collection('two').countDocuments()).toBe(1);
    await db.dropDatabase();
  });
});

describe('TTL', () => {
  it('removes what is over, and only that', async () => {
    const collection = await test.collection([
      { _id: 'old', at: new Date(Date.now() - 3_700_000) },
      { _id: 'oldest of several', at: [new Date(), new Date(0)] },
      { _id: 'new', at: new Date() },
      { _id: 'no date', at: 5 },
      { _id: 'none' },
    ]);
    await collection.createIndex({ at: 1 }, { expireAfterSeconds: 3600 });
    await until(async () => (await collection.countDocuments()) === 3);
    const left = (await collection.find().toArray()).map((d) => d._id);
    expect(left).toEqual(['new', 'no date', 'none']);
  });

  it('refuses TTL over several fields', async () => {
    const collection = await test.collection();
    const build = collection.createIndex({ a: 1, b: 1 }, { expireAfterSeconds: 5 });
    expect(await errorOf(build)).toMatchObject({ code: 67 });
  });
});
