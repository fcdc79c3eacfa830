import { MongoClient } from 'mongodb';

import { spawnServer, stop, useFolder } from './support/process';
import { errorOf, type TestDocument, useServer } from './support/server';

const test = useServer();

const names = async () => (await test.db.listCollections().toArray()).map(({ name }) => name);

describe('renaming a collection', () => {
  it('takes its documents and indexes along', async () => {
    const collection = await test.collection([
      { _id: 1, n: 7 },
      { _id: 2, n: 8 },
    ]);
    await collection.createIndex({ n: 1 }, { unique: true, name: 'by n' });
    await collection.rename('renamed.one');
    const renamed = test.db.collection<TestDocument>('renamed.one');
    expect(await names()).toContain('renamed.one');
    expect(await names()).not.toContain(collection.collectionName);
    expect(await renamed.find({ n: 8 }).toArray()).toEqual([{ _id: 2, n: 8 }]);
    expect(JSON.stringify(await renamed.find({ n: 8 }).explain())).toContain('by n');
    expect((await errorOf(renamed.insertOne({ _id: 3, n: 7 }))).code).toBe(11000);
    expect(await collection.countDocuments()).toBe(0);
  });

  it('replaces another one only when it is told to', async () => {
    const source = await test.collection([{ _id: 'new' }]);
    const target = await test.collection([{ _id: 'old' }, { _id: 'older' }]);
    await target.createIndex({ gone: 1 });
    const refusal = await errorOf(source.rename(target.collectionName));
    expect(refusal.codeName).toBe('NamespaceExists');
    expect(await target.countDocuments()).toBe(2);

    await source.rename(target.collectionName, { dropTarget: true });
    expect(await target.find().toArray()).toEqual([{ _id: 'new' }]);
    expect(await target.countDocuments()).toBe(1);
    expect((await target.indexes()).map(({ name }) => name)).toEqual(['_id_']);
  });

  it('leaves a new collection of the old name empty', async () => {
    const source = await test.collection([{ _id: 1 }]);
    await source.rename('moved-away');
    await source.insertOne({ _id: 2 });
    expect(await source.find().toArray()).toEqual([{ _id: 2 }]);
    expect(await test.db.collection('moved-away').find().toArray()).toEqual([{ _id: 1 }]);
  });

  it('refuses what is not there, itself and bad names, and changes nothing', async () => {
    const source = await test.collection([{ _id: 1 }]);
    const name = source.collectionName;
    const admin = test.client.db('admin');
    const rename = (from: string, to: string) =>
      errorOf(admin.command({ renameCollection: from, to, dropTarget: true }));
    expect((await rename('test.ghost', 'test.other')).codeName).toBe('NamespaceNotFound');
    expect((await rename(`test.${name}`, `test.${name}`)).codeName).toBe('IllegalOperation');
    for (const to of ['test', '.x', 'test.a$b', 'test..x']) {
      expect((await rename(`test.${name}`, to)).codeName).toBe('InvalidNamespace');
    }
    expect(await source.find().toArray()).toEqual([{ _id: 1 }]);
  });
});

describe('a renamed collection', () => {
  const folder = useFolder();

  it('has its name also after a kill', async () => {
    const first = await spawnServer(folder.path);
    const client = await MongoClient.connect(first.uri);
    await client.db('shop').collection('staged').insertOne({ n: 1 });
    await client.db('shop').collection('live').insertOne({ n: 0 });
    await client.db('shop').collection('staged').rename('live', { dropTarget: true });
    await stop(first, 'SIGKILL');
    await client.close();

    const second = await spawnServer(folder.path);
    const again = await MongoClient.connect(second.uri);
    const found = await again.db('shop').listCollections().toArray();
    expect(found.map(({ name }) => name)).toEqual(['live']);
    expect(await again.db('shop').collection('live').find().toArray()).toMatchObject([{ n: 1 }]);
    await again.close();
    await stop(second);
  });
});
