import type { Document } from 'mongodb';

import { explain } from './support/plans';
import { errorOf, until, useServer } from './support/server';

const test = useServer({ ttlInterval: 25 });

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
      `E11000 duplicate key error collection: ${collection.namespace} index: email_1 dup key: {"email":"a@b.c"}`,
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
    const push = collection.updateOne({ _id: 2 }, { $set: { tags: ['y', 'x'] } });
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
});

describe('arrays in compound indexes', () => {
  it('finds documents whose conditions are met by different elements', async () => {
    const collection = await test.collection([
      { _id: 1, n: [1, 4], k: 1 },
      { _id: 2, n: [2], k: 1 },
    ]);
    await collection.createIndex({ n: 1, k: 1 });
    const both = { n: { $gt: 2, $lt: 3 } };
    expect((await collection.find(both).toArray()).map((d) => d._id)).toEqual([1]);
    const apart = { n: { $gt: 1, $lt: 3 }, k: 1 };
    const found = await collection.find(apart).sort({ _id: 1 }).toArray();
    expect(found.map((d) => d._id)).toEqual([1, 2]);
    expect((await explain(collection.find(apart))).stages).toEqual(['FETCH', 'IXSCAN']);
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
    expect(await collection.createIndex({ a: 1 })).toBe('a_1');
    expect(await collection.createIndex({ a: 1 })).toBe('a_1');
    expect(await collection.indexes()).toEqual([
      { v: 2, key: { _id: 1 }, name: '_id_' },
      { v: 2, key: { a: 1 }, name: 'a_1' },
    ]);
    await collection.dropIndex('a_1');
    expect(await collection.indexes()).toHaveLength(1);
    expect(await errorOf(collection.dropIndex('a_1'))).toMatchObject({ code: 27 });
    expect(await errorOf(collection.dropIndex('_id_'))).toMatchObject({ code: 72 });
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
    await db.collection('two').insertOne({ again: 1 });
    expect(await db.collection('two').countDocuments()).toBe(1);
    await db.dropDatabase();
  });
});

describe('TTL', () => {
  it('removes expired documents only', async () => {
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
});
