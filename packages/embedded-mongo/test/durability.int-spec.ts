import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { MongoClient } from 'mongodb';

import { startEmbeddedMongo } from '../src';
import { fill } from './support/fill';
import { spawnServer, stop, useFolder, type ServerProcess } from './support/process';
import { until, withClient } from './support/server';

const ROUNDS = process.env.LONG === '1' ? 50 : 3;
const folder = useFolder();

describe('a restart', () => {
  it('finds documents and indexes as they were', async () => {
    await fill(folder.path);
    const server = await startEmbeddedMongo({ dir: folder.path });
    await withClient(server.uri, async (client) => {
      const collection = client.db('test').collection('kept');
      expect(await collection.countDocuments()).toBe(501);
      expect((await collection.indexes()).map(({ name }) => name)).toEqual([
        '_id_',
        'n_1',
        'tags_1',
      ]);
      expect(await collection.countDocuments({ tags: 'all' })).toBe(500);
      await expect(collection.insertOne({ n: 5 })).rejects.toMatchObject({ code: 11000 });
      const plan = await collection.find({ tags: 't1', n: { $gt: 3 } }).explain();
      expect(JSON.stringify(plan)).toContain('IXSCAN');
    });
    await server.close();
  });

  it('after SIGTERM, the end of the input or of the parent leaves no lock', async () => {
    const first = await spawnServer(folder.path);
    expect(await stop(first, 'SIGTERM')).toBe(0);
    const second = await spawnServer(folder.path, '--stdin');
    const ended = new Promise((resolve) => second.child.once('exit', resolve));
    second.child.stdin.end();
    expect(await ended).toBe(0);
    expect(existsSync(join(folder.path, 'server.lock'))).toBe(false);
  });
});

/** Concurrent writes until the server dies; records the acknowledged ones. */
async function load(server: ServerProcess, round: number, acknowledged: Set<string>) {
  const writer = async (client: MongoClient, name: string) => {
    const collection = client.db('test').collection<{ _id: string; n: number }>('load');
    const counter = client.db('test').collection<{ _id: string; n: number }>('counters');
    for (let i = 0; ; i++) {
      const id = `${round}-${name}-${i}`;
      await collection.insertOne({ _id: id, n: i });
      acknowledged.add(id);
      if (i % 5 === 0) await counter.updateOne({ _id: name }, { $inc: { n: 1 } }, { upsert: true });
    }
  };
  await withClient(server.uri, async (client) => {
    const names = Array.from({ length: 8 }, (_, i) => `w${i}`);
    await Promise.allSettled(names.map((name) => writer(client, name)));
  });
}

it(
  'keeps every acknowledged write when it is killed under load, again and again',
  async () => {
    const acknowledged = new Set<string>();
    for (let round = 0; round < ROUNDS; round++) {
      const server = await spawnServer(folder.path);
      if (round === 0) {
        await withClient(server.uri, (client) =>
          client.db('test').collection('load').createIndex({ n: 1, _id: 1 }),
        );
      }
      const before = acknowledged.size;
      const writing = load(server, round, acknowledged);
      await until(() => Promise.resolve(acknowledged.size >= before + 200));
      expect(await stop(server, 'SIGKILL')).toBeNull();
      await writing;
    }
    const server = await spawnServer(folder.path);
    await withClient(server.uri, async (client) => {
      const collection = client.db('test').collection<{ _id: string }>('load');
      const stored = new Set((await collection.find().toArray()).map(({ _id }) => _id));
      expect([...acknowledged].filter((id) => !stored.has(id))).toEqual([]);
      const byIndex = await collection.find().hint({ n: 1, _id: 1 }).toArray();
      expect(new Set(byIndex.map(({ _id }) => _id))).toEqual(stored);
      expect(byIndex).toHaveLength(stored.size);
    });
    await stop(server);
  },
  60_000 + ROUNDS * 5000,
);
