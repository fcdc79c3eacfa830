import {
  appendFileSync,
  chmodSync,
  closeSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

import type { Document } from 'mongodb';

import { startEmbeddedMongo } from '../src';
import { fill } from './support/fill';
import { runServer, spawnServer, stop, useFolder } from './support/process';
import { withClient } from './support/server';

const folder = useFolder();

describe('a folder in use', () => {
  it('is refused to a second server, in one sentence', async () => {
    const first = await spawnServer(folder.path);
    const second = await runServer('--dir', folder.path);
    expect(second).toEqual({
      code: 1,
      signal: null,
      stdout: '',
      stderr: `The folder ${folder.path} is in use by another embedded-mongo server (process ${first.pid}).\n`,
    });
    await withClient(first.uri, (client) => client.db('test').command({ ping: 1 }));
    await stop(first);
  });

  it('is refused to a second server in the same process', async () => {
    const first = await startEmbeddedMongo({ dir: folder.path });
    await expect(startEmbeddedMongo({ dir: folder.path })).rejects.toThrow('is in use by another');
    await first.close();
    await (await startEmbeddedMongo({ dir: folder.path })).close();
  });

  it('is free again after a kill, also if another process has got the id', async () => {
    const server = await spawnServer(folder.path);
    await stop(server, 'SIGKILL');
    const lock = join(folder.path, 'server.lock');
    const owner = JSON.parse(readFileSync(lock, 'utf8')) as Document;
    writeFileSync(lock, JSON.stringify({ ...owner, pid: process.pid }));
    const next = await startEmbeddedMongo({ dir: folder.path });
    await next.close();
    writeFileSync(lock, 'not a lock');
    await (await startEmbeddedMongo({ dir: folder.path })).close();
    expect(readdirSync(folder.path).sort()).toEqual([
      'clean-stop.json',
      'data.mdb',
      'data.mdb-lock',
      'embedded-mongo.json',
    ]);
  });

  it('goes to one of several that start together', async () => {
    const starts = await Promise.allSettled(
      Array.from({ length: 4 }, () => spawnServer(folder.path)),
    );
    const running = starts.filter((start) => start.status === 'fulfilled');
    expect(running).toHaveLength(1);
    await Promise.all(running.map((start) => stop(start.value)));
  });
});

/** The output without progress messages. */
const sentencesOf = (stderr: string) =>
  stderr
    .trim()
    .split('\n')
    .filter((sentence) => !sentence.startsWith('Checking the database'));

/** Expects a start to fail with one sentence and no crash. */
async function expectRefusal(sentence: RegExp): Promise<void> {
  const { code, signal, stdout, stderr } = await runServer('--dir', folder.path);
  expect({ code, signal, stdout }).toEqual({ code: 1, signal: null, stdout: '' });
  expect(stderr).toMatch(sentence);
  expect(sentencesOf(stderr)).toHaveLength(1);
}

describe('the check of the data at a start', () => {
  const percents = async () => {
    const seen: number[] = [];
    const onProgress = (percent: number) => seen.push(percent);
    await (await startEmbeddedMongo({ dir: folder.path, onProgress })).close();
    return seen;
  };

  it('is left out after a stop in order, and says how far it is after any other', async () => {
    await fill(folder.path);
    const whole = await percents();
    expect(whole.at(-1)).toBe(100);
    expect(whole).toEqual([...whole].sort((a, b) => a - b));
    expect(await percents()).toEqual([]);

    const server = await spawnServer(folder.path);
    await stop(server, 'SIGKILL');
    expect((await percents()).at(-1)).toBe(100);
    expect(await percents()).toEqual([]);

    // Like a write by another program, or a copy of the folder.
    const later = new Date(Date.now() + 1_000);
    utimesSync(join(folder.path, 'data.mdb'), later, later);
    expect((await percents()).at(-1)).toBe(100);
  });
});

describe('a folder that cannot be used', () => {
  const data = () => join(folder.path, 'data.mdb');
  const marker = () => join(folder.path, 'embedded-mongo.json');
  const overwrite = (position: number, bytes: Buffer) => {
    const file = openSync(data(), 'r+');
    writeSync(file, bytes, 0, bytes.length, position);
    closeSync(file);
  };

  it('is left alone if it holds something else', async () => {
    writeFileSync(join(folder.path, 'letter.txt'), 'keep me');
    await expectRefusal(/is not empty and contains no embedded-mongo data/);
    expect(readdirSync(folder.path)).toEqual(['letter.txt']);
  });

  it('is refused if a newer version wrote it', async () => {
    await fill(folder.path);
    const content = JSON.parse(readFileSync(marker(), 'utf8')) as Document;
    writeFileSync(marker(), JSON.stringify({ ...content, version: 2 }));
    await expectRefusal(/was written by a newer embedded-mongo/);
  });

  it('is refused if its marker is damaged', async () => {
    await fill(folder.path);
    writeFileSync(marker(), '{"format":');
    await expectRefusal(/is damaged: its embedded-mongo.json cannot be read/);
  });

  it('is refused if its data is missing', async () => {
    await fill(folder.path);
    rmSync(data());
    await expectRefusal(/is damaged: its data.mdb is missing/);
    writeFileSync(data(), '');
    await expectRefusal(/is damaged: its data.mdb is cut off/);
  });

  it.each([
    ['garbage at its head', () => overwrite(0, Buffer.alloc(8192, 0xab))],
    ['its last page missing', () => truncateSync(data(), statSync(data()).size - 4096)],
    [
      'garbage after its head',
      () => overwrite(8192, Buffer.alloc(statSync(data()).size - 8192, 0xcd)),
    ],
  ])('is refused with %s', async (_name, damage) => {
    await fill(folder.path);
    damage();
    await expectRefusal(/is damaged: its data.mdb/);
  });

  it('is used if the file is merely longer, as after a kill', async () => {
    await fill(folder.path);
    appendFileSync(data(), Buffer.alloc(8192));
    const server = await startEmbeddedMongo({ dir: folder.path });
    await withClient(server.uri, async (client) => {
      expect(await client.db('test').collection('kept').countDocuments()).toBe(501);
    });
    await server.close();
  });

  it('is taken if a first start was interrupted before there was data', async () => {
    writeFileSync(
      marker(),
      JSON.stringify({ format: 'manjara-embedded-mongo', version: 1, ready: false }),
    );
    await (await startEmbeddedMongo({ dir: folder.path })).close();
    expect(JSON.parse(readFileSync(marker(), 'utf8'))).toMatchObject({ ready: true });
  });
});

it('creates files that only the owner can read', async () => {
  chmodSync(folder.path, 0o755);
  for (const dir of [folder.path, join(folder.path, 'new')].reverse()) {
    const server = await startEmbeddedMongo({ dir });
    await server.close();
    expect((statSync(dir).mode & 0o777).toString(8)).toBe('700');
    rmSync(dir, { recursive: true });
  }
});
