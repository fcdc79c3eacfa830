import { readFile, writeFile } from 'node:fs/promises';
import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { extract } from 'tar-stream';
import { FORMAT, FORMAT_VERSION, type Manifest, MANIFEST } from '../../../src/backup/archive';
import { ArchiveWriter } from '../../../src/backup/archive-writer';
import { SCHEMA_VERSION } from '../../../src/database/migrations';
import { backUp, check, runProgram, useFolder } from '../../support/backups';
import { freshDatabaseUri } from '../../support/database';
import { dropDatabase, stateOf } from '../../support/database-state';
import { fixturePath } from '../../support/picture-fixtures';
import { fillSmallSite } from '../../support/small-site';

const BLOCK = 512;

/** Relevant byte offsets in every part of an archive, with a description. */
async function placesIn(path: string): Promise<[what: string, offset: number][]> {
  const places: [string, number][] = [];
  let start = 0;
  for await (const entry of createReadStream(path).pipe(extract())) {
    const { name, size = 0 } = entry.header;
    places.push(
      [`the name of ${name}`, start + 3],
      [`the size of ${name}`, start + 130],
      [`the sum of the header of ${name}`, start + 150],
      [`the unused end of the header of ${name}`, start + 511],
    );
    if (size > 0) places.push([`the first byte of ${name}`, start + BLOCK]);
    if (size > 0) places.push([`the last byte of ${name}`, start + BLOCK + size - 1]);
    start += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
    entry.resume();
  }
  return places;
}

describe('a damaged backup', () => {
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

  /** @returns the error message, which must be the only output; empty when the backup is valid */
  async function refusal(bytes: Buffer): Promise<string> {
    await writeFile(damaged, bytes);
    return check(damaged).then(
      () => '',
      (error: Error) => error.message,
    );
  }

  it('is detected by a single flipped bit', async () => {
    const bytes = await readFile(good);
    const places = await placesIn(good);
    expect(places.length).toBeGreaterThan(80);
    const unnoticed: string[] = [];
    for (const [what, offset] of places) {
      bytes[offset]! ^= 1;
      if (!(await refusal(bytes)).includes('damaged')) unnoticed.push(what);
      bytes[offset]! ^= 1;
    }
    expect(unnoticed).toEqual([]);
    expect(await refusal(bytes)).toBe('');
  });

  it('is detected when truncated', async () => {
    const bytes = await readFile(good);
    const starts = (await placesIn(good))
      .filter(([what]) => what.startsWith('the name of'))
      .map(([, offset]) => offset - 3);
    for (const end of [...starts.slice(1), Math.floor(bytes.length / 2), 512, 1]) {
      expect(await refusal(bytes.subarray(0, end))).toContain('damaged');
    }
  });

  it('is no backup when it is something else', async () => {
    const picture = await readFile(fixturePath('photo.jpg'));
    for (const other of [Buffer.alloc(0), Buffer.alloc(20_480), Buffer.from('{}'), picture]) {
      expect(await refusal(other)).toContain('is not a backup of this site');
    }
    await expect(check(folder.path)).rejects.toThrow('There is no file');
  });

  it.each<[string, Partial<Manifest>, string]>([
    ['of a newer format', { formatVersion: FORMAT_VERSION + 1 }, 'newer version of this site'],
    ['of a newer schema', { schemaVersion: SCHEMA_VERSION + 1 }, 'newer version of this site'],
    ['of an older schema', { schemaVersion: SCHEMA_VERSION - 1 }, ''],
    ['of an empty database', { schemaVersion: null }, ''],
  ])('that is %s', async (_what, changes, sentence) => {
    const manifest = { format: FORMAT, formatVersion: FORMAT_VERSION, schemaVersion: null };
    const path = join(folder.path, 'other.tar');
    const writer = new ArchiveWriter(createWriteStream(path));
    await writer.add(MANIFEST, JSON.stringify({ ...manifest, ...changes }));
    await writer.finish();
    expect(await refusal(await readFile(path))).toContain(sentence);
  });

  it('is refused by the program in one sentence, and the database is left as it is', async () => {
    const before = await stateOf(uri);
    const bytes = await readFile(good);
    bytes[Math.floor(bytes.length / 2)]! ^= 1;
    await writeFile(damaged, bytes);
    const { code, output } = await runProgram('restore', uri, [damaged, '--yes']);
    expect(code).toBe(1);
    expect(output.trim().split('\n').at(-1)).toBe(
      `${damaged} is cut off or damaged: take another copy, or an older backup.`,
    );
    expect(await stateOf(uri)).toEqual(before);
  });
});
