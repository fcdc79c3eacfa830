import { errorOf, useServer } from './support/server';

const test = useServer();

describe('a look with mongosh', () => {
  it('shows the server and its databases', async () => {
    await (await test.collection()).insertOne({ a: 1 });
    const admin = test.client.db('admin');
    expect(await admin.command({ buildInfo: 1 })).toMatchObject({ version: '7.0.0' });
    const { databases, totalSize } = await admin.admin().listDatabases();
    expect(databases).toEqual([{ name: 'test', sizeOnDisk: totalSize, empty: false }]);
    expect(await admin.admin().listDatabases({ nameOnly: true })).toMatchObject({
      databases: [{ name: 'test' }],
    });
  });

  it('shows the size of a database and the free disk space', async () => {
    const before = await test.db.stats();
    const collection = await test.collection([{ a: 1 }, { a: 2 }]);
    await collection.createIndex({ a: 1 });
    const stats = await test.db.stats();
    const more = (name: string) => Number(stats[name]) - Number(before[name]);
    expect([more('collections'), more('objects'), more('indexes')]).toEqual([1, 2, 2]);
    expect(stats.fsUsedSize).toBeLessThan(Number(stats.fsTotalSize));
    expect((await test.db.stats({ scale: 1024 })).storageSize * 1024).toBe(stats.storageSize);
  });

  it('counts, and lists the values of a field', async () => {
    const collection = await test.collection([
      { n: 1, tags: ['oak', 'door'] },
      { n: 2, tags: ['oak'] },
      { n: 3, tags: [] },
      { n: 3 },
    ]);
    expect(await collection.count({ n: { $gt: 1 } })).toBe(3);
    expect(await collection.count({}, { skip: 1, limit: 2 })).toBe(2);
    expect(await collection.estimatedDocumentCount()).toBe(4);
    expect((await collection.distinct('n')).sort()).toEqual([1, 2, 3]);
    expect((await collection.distinct('tags', { n: { $lt: 3 } })).sort()).toEqual(['door', 'oak']);
  });
});

describe('an index', () => {
  it('is hinted at by its name', async () => {
    const collection = await test.collection([{ a: 2 }, { a: 1 }]);
    await collection.createIndex({ a: 1 }, { name: 'by a' });
    const plan = await collection.find().hint('by a').explain('queryPlanner');
    expect(JSON.stringify(plan)).toContain('by a');
    expect(await collection.find().hint('by a').toArray()).toHaveLength(2);
  });

  it('is on one array, and says which of its limits is met', async () => {
    const collection = await test.collection();
    await collection.createIndex({ 'a.x': 1, 'a.y': 1 });
    await collection.createIndex({ b: 1, c: 1 });
    expect(await errorOf(collection.insertOne({ b: [1], c: [2] }))).toMatchObject({ code: 171 });
    expect(await errorOf(collection.insertOne({ a: [{ x: 1, y: 2 }] }))).toMatchObject({
      code: 115,
      message: expect.stringContaining('several fields of the documents in one array') as string,
    });
  });
});
