import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { MongoClient, type Collection } from 'mongodb';

import { WireServer } from '../src/wire/server';
import { spawnByShell, spawnServer, stop, useFolder } from './support/process';
import { errorOf, until } from './support/server';

const MEGABYTE = 1024 * 1024;
const OUT_OF_DISK_SPACE = { code: 14031, codeName: 'OutOfDiskSpace' };

interface Stored {
  _id: string;
  pad: string;
}

const folder = useFolder();
const stored = (client: MongoClient): Collection<Stored> => client.db('test').collection('stored');

describe('a full disk', () => {
  const ballast = () => existsSync(join(folder.path, 'ballast'));
  let free: number;
  let server: WireServer;
  let client: MongoClient;
  beforeEach(async () => {
    free = 1000 * MEGABYTE;
    const unexpected = (error: unknown) => {
      throw error;
    };
    server = await WireServer.start({
      folder: folder.path,
      sync: false,
      essential: ['sessions'],
      ttlInterval: 20,
      // Deleting the ballast frees its space.
      freeBytes: () => free + (ballast() ? 0 : 4 * MEGABYTE),
      onError: unexpected,
      onFatal: unexpected,
    });
    client = await MongoClient.connect(server.uri);
    await until(() => Promise.resolve(ballast()));
  });
  afterEach(async () => {
    await client.close();
    await server.close();
  });

  it('refuses writes as the real server does, and keeps answering reads', async () => {
    await stored(client).insertOne({ _id: 'before', pad: '' });
    free = 0;
    expect(await errorOf(stored(client).insertOne({ _id: 'full', pad: '' }))).toMatchObject(
      OUT_OF_DISK_SPACE,
    );
    expect(await stored(client).find().toArray()).toEqual([{ _id: 'before', pad: '' }]);
    free = 1000 * MEGABYTE;
    await stored(client).insertOne({ _id: 'after', pad: '' });
    expect(await stored(client).countDocuments()).toBe(2);
  });

  it('allows deletions, small changes and essential writes', async () => {
    await stored(client).insertMany(['a', 'b', 'c'].map((_id) => ({ _id, pad: '' })));
    free = 0;
    await stored(client).findOneAndDelete({ _id: 'a' });
    await stored(client).deleteOne({ _id: 'b' });
    await client.db('test').collection('sessions').insertOne({ by: 'the admin' });
    const change = (pad: string, options = {}) =>
      stored(client).findOneAndUpdate({ _id: 'c' }, { $set: { pad } }, options);
    await change('trashed');
    expect(await stored(client).find().toArray()).toEqual([{ _id: 'c', pad: 'trashed' }]);
    for (const write of [
      stored(client).insertOne({ _id: 'd', pad: '' }),
      change('x'.repeat(2_000)),
      change('', { upsert: true }),
    ]) {
      expect(await errorOf(write)).toMatchObject(OUT_OF_DISK_SPACE);
    }
    free = 1000 * MEGABYTE;
    await until(() => Promise.resolve(ballast()));
  });

  it('takes writes again once enough was deleted, although the file does not shrink', async () => {
    const pad = 'x'.repeat(MEGABYTE);
    await stored(client).insertMany(Array.from({ length: 12 }, (_, n) => ({ _id: `${n}`, pad })));
    free = 5 * MEGABYTE;
    const small = { _id: 'small', pad: '' };
    expect(await errorOf(stored(client).insertOne(small))).toMatchObject(OUT_OF_DISK_SPACE);
    await stored(client).deleteMany({ pad });
    await stored(client).insertOne(small);
  });

  it('refuses a write that exceeds the free space, also among concurrent ones', async () => {
    free = 10 * MEGABYTE;
    const pad = 'x'.repeat(0.6 * MEGABYTE);
    const together = await Promise.allSettled(
      ['a', 'b', 'c', 'd'].map((_id) => stored(client).insertOne({ _id, pad })),
    );
    const kept = await stored(client).countDocuments();
    expect(together.filter(({ status }) => status === 'fulfilled')).toHaveLength(kept);
    free = 9 * MEGABYTE;
    expect(await errorOf(stored(client).insertOne({ _id: 'e', pad }))).toMatchObject(
      OUT_OF_DISK_SPACE,
    );
    await stored(client).insertOne({ _id: 'small', pad: '' });
  });

  it('is no hindrance to a start, which asks for indexes that are there', async () => {
    await stored(client).createIndex({ pad: 1 });
    free = 0;
    await stored(client).createIndex({ pad: 1 });
    expect(await errorOf(stored(client).createIndex({ other: 1 }))).toMatchObject(
      OUT_OF_DISK_SPACE,
    );
    expect(await stored(client).indexes()).toHaveLength(2);
  });
});

describe('a disk that does not take a write', () => {
  it('ends the server without a response; acknowledged writes are on disk', async () => {
    // Limits the file size (blocks of 512 bytes) to simulate a full disk.
    const server = await spawnByShell('ulimit -f 8000; exec "$@"', folder.path);
    let said = '';
    server.child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const ended = once(server.child, 'close');
    const client = await MongoClient.connect(server.uri, { serverSelectionTimeoutMS: 500 });
    const acknowledged: string[] = [];
    const pad = 'x'.repeat(200_000);
    const fill = async () => {
      for (let n = 0; n < 100; n++) {
        await stored(client).insertOne({ _id: `${n}`, pad });
        acknowledged.push(`${n}`);
      }
    };
    await expect(fill()).rejects.toMatchObject({ name: 'MongoNetworkError' });
    expect(await ended).toEqual([null, 'SIGKILL']);
    expect(said).toContain('a write to the disk failed');
    await client.close();
    expect(acknowledged.length).toBeGreaterThan(5);

    const next = await spawnServer(folder.path);
    const reader = await MongoClient.connect(next.uri);
    const found = (await stored(reader).find().toArray()).map(({ _id }) => _id);
    await stored(reader).insertOne({ _id: 'after', pad });
    await reader.close();
    await stop(next);
    expect(acknowledged.filter((id) => !found.includes(id))).toEqual([]);
    expect(found.length - acknowledged.length).toBeLessThanOrEqual(1);
  });
});

it('a folder is taken over from a process that has ended and that its parent has not noticed', async () => {
  const parent = await spawnByShell('"$@" & exec sleep 60 >&- 2>&-', folder.path);
  try {
    process.kill(parent.pid, 'SIGKILL');
    await once(parent.child.stdout, 'end');
    await stop(await spawnServer(folder.path));
  } finally {
    await stop(parent, 'SIGKILL');
  }
});
