import { copyFile, readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { extract, pack } from 'tar-stream';
import { createReadStream } from 'node:fs';
import {
  CHECKSUMS,
  FORMAT,
  FORMAT_VERSION,
  type Manifest,
  MANIFEST,
} from '../../src/backup/archive';
import { ArchiveWriter } from '../../src/backup/archive-writer';
import { ConfigError } from '../../src/config/app-config';
import { SCHEMA_VERSION } from '../../src/database/migrations';
import { backUp, check, runProgram, useFolder } from '../support/backups';
import { freshDatabaseUri } from '../support/database';
import { dropDatabase, stateOf } from '../support/database-state';
import { fixturePath } from '../support/picture-fixtures';
import { fillSmallSite } from '../support/small-site';

jest.setTimeout(60_000);

const BLOCK = 512;
const inBlocks = (size: number) => Math.ceil(size / BLOCK) * BLOCK;

interface Place {
  what: string;
  offset: number;
}

/** Places in every part of an archive that mean something. */
async function placesIn(path: string): Promise<Place[]> {
  const places: Place[] = [];
  let start = 0;
  for await (const entry of createReadStream(path).pipe(extract())) {
    const { name, size = 0 } = entry.header;
    const add = (what: string, offset: number) => places.push({ what, offset: start + offset });
    add(`the name of ${name}`, 3);
    add(`the size of ${name}`, 130);
    add(`the sum of the header of ${name}`, 150);
    add(`the unused end of the header of ${name}`, 511);
    if (size > 0) add(`the first byte of ${name}`, BLOCK);
    if (size > 0) add(`the last byte of ${name}`, BLOCK + size - 1);
    start += BLOCK + inBlocks(size);
    entry.resume();
  }
  return places;
}

describe('a backup that is not whole', () => {
  const folder = useFolder();
  let uri: string;
  let good: string;
  let damaged: string;
  beforeEach(async () => {
    uri = freshDatabaseUri();
    await fillSmallSite(uri);
    good = join(folder.path, 'good.tar');
    damaged = join(folder.path, 'damaged.tar');
    await backUp(uri, good);
  });
  afterEach(() => dropDatabase(uri));

  /** @returns the sentence, which is the only thing that is said */
  async function refusal(path: string): Promise<string> {
    const error: unknown = await check(path).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(ConfigError);
    const { message } = error as ConfigError;
    expect(message).toContain(path);
    expect(message).not.toContain('\n');
    return message;
  }

  it('is found out by one bit, wherever that is', async () => {
    const bytes = await readFile(good);
    const places = await placesIn(good);
    expect(places.length).toBeGreaterThan(80);
    const unnoticed: string[] = [];
    for (const { what, offset } of places) {
      bytes[offset]! ^= 1;
      await writeFile(damaged, bytes);
      bytes[offset]! ^= 1;
      const sentence = await refusal(damaged).catch(() => '');
      if (!sentence.includes('damaged')) unnoticed.push(what);
    }
    expect(unnoticed).toEqual([]);
    await writeFile(damaged, bytes);
    await expect(check(damaged)).resolves.toMatchObject({ path: damaged });
  });

  it('is found out when its end is missing', async () => {
    const { length } = await readFile(good);
    const places = await placesIn(good);
    const starts = places
      .filter(({ what }) => what.startsWith('the name of'))
      .map(({ offset }) => offset - 3);
    const checksums = places.find(({ what }) => what === `the last byte of ${CHECKSUMS}`)!.offset;
    for (const end of [...starts.slice(1), checksums, Math.floor(length / 2), 1_024, 512, 1]) {
      await copyFile(good, damaged);
      await truncate(damaged, end);
      expect(await refusal(damaged)).toContain('damaged');
    }
  });

  it('is no backup when it is something else', async () => {
    const foreign = pack();
    foreign.entry({ name: MANIFEST }, '{"format":"something"}');
    foreign.finalize();
    const parts: Buffer[] = [];
    for await (const part of foreign) parts.push(part);
    const others = [Buffer.alloc(0), Buffer.alloc(20_480), Buffer.concat(parts), Buffer.from('{}')];
    for (const other of [...others, await readFile(fixturePath('photo.jpg'))]) {
      await writeFile(damaged, other);
      expect(await refusal(damaged)).toContain('is not a backup of this site');
    }
    expect(await refusal(join(folder.path, 'missing.tar'))).toContain('There is no file');
    expect(await refusal(folder.path)).toContain('There is no file');
  });

  it.each<[string, Partial<Manifest>, string | undefined]>([
    ['of a newer format', { formatVersion: FORMAT_VERSION + 1 }, 'newer version of this site'],
    ['of a newer schema', { schemaVersion: SCHEMA_VERSION + 1 }, 'newer version of this site'],
    ['of this schema', { schemaVersion: SCHEMA_VERSION }, undefined],
    ['of an older schema', { schemaVersion: SCHEMA_VERSION - 1 }, undefined],
    ['of an empty database', { schemaVersion: null }, undefined],
  ])('that is %s', async (_what, changes, sentence) => {
    const manifest = { format: FORMAT, formatVersion: FORMAT_VERSION, schemaVersion: null };
    const writer = new ArchiveWriter(damaged);
    await writer.add(MANIFEST, JSON.stringify({ ...manifest, ...changes }));
    await writer.finish();
    if (sentence) expect(await refusal(damaged)).toContain(sentence);
    else await expect(check(damaged)).resolves.toMatchObject({ manifest: changes });
  });

  it('is refused by the program in one sentence, and the database is left as it is', async () => {
    const before = await stateOf(uri);
    const bytes = await readFile(good);
    bytes[Math.floor(bytes.length / 2)]! ^= 1;
    await writeFile(damaged, bytes);
    const { code, output } = await runProgram('restore', uri, [damaged, '--yes']);
    expect(code).toBe(1);
    const lines = output.trim().split('\n');
    expect(lines.pop()).toBe(
      `${damaged} is cut off or damaged: take another copy, or an older backup.`,
    );
    expect(lines.filter((line) => !/^Checking/.test(line))).toEqual([]);
    expect(await stateOf(uri)).toEqual(before);
  });
});
