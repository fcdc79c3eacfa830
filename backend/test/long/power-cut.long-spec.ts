import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Connection, mongo, Types } from 'mongoose';
import { fileBalance, orphanedVariants } from '../contract/support/file-balance';
import { KillableSite, type Part } from '../support/killable-site';
import { pdf } from '../support/pdfs';
import { noisyPicture } from '../support/pictures';
import { SiteWriters, type Written } from '../support/site-writers';
import { until } from '../support/until';

const ROUNDS: readonly Part[][] = [['database'], ['api'], ['database', 'api']];
/** Until each kill so many writes more are acknowledged. */
const WRITES_A_ROUND = 6;
const PATIENCE_MS = 30_000;

jest.setTimeout(120_000);

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

interface Entity {
  name: string;
  cv?: Types.ObjectId;
  image?: { file: Types.ObjectId };
  secondaryImages?: { file: Types.ObjectId }[];
}

describe('kill -9 of the database and the API in the middle of uploads', () => {
  let folder: string;
  let site: KillableSite;
  let connection: Connection | undefined;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'power-cut-'));
    site = await KillableSite.on(folder);
  });
  afterEach(async () => {
    await connection?.close();
    await Promise.all([site.kill('api'), site.kill('database')]);
    await rm(folder, { recursive: true });
  });

  /** What there is of an entity, read past the API: its texts, and the hashes of its files. */
  async function found({ name, cv, image, secondaryImages = [], ...rest }: Entity) {
    const ids = [cv, image?.file, ...secondaryImages.map(({ file }) => file)];
    const bytes = ids.filter(Boolean).map(async (id) => {
      const chunks = connection?.collection<{ data: mongo.Binary }>('fs.chunks');
      const parts = await chunks?.find({ files_id: id }).sort({ n: 1 }).toArray();
      return sha256(Buffer.concat((parts ?? []).map(({ data }) => data.buffer)));
    });
    return { name, files: await Promise.all(bytes), texts: { name, ...rest } };
  }

  async function expectWhole(collection: string, written: readonly Written[]): Promise<void> {
    const entities = (await connection?.collection<Entity>(collection).find().toArray()) ?? [];
    const names = entities.map(({ name }) => name);
    const mustBeThere = written.filter(({ state }) => state === 'there').map(({ name }) => name);
    const mustBeGone = written.filter(({ state }) => state === 'gone').map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
    expect(mustBeThere.filter((name) => !names.includes(name))).toEqual([]);
    expect(mustBeGone.filter((name) => names.includes(name))).toEqual([]);
    for (const entity of entities) {
      const { name, files, texts } = await found(entity);
      const sent = written.find((each) => each.name === name);
      expect({ name, files }).toEqual({ name, files: sent?.files.map(sha256) ?? [] });
      expect(texts).toMatchObject(sent?.texts ?? {});
    }
  }

  it('loses nothing that was acknowledged, leaves nothing half, and nothing after the sweep', async () => {
    await site.start('database');
    await site.start('api');
    const files = {
      cv: () => pdf({ atLeast: 300_000 }),
      picture: await noisyPicture({ width: 500 }),
    };
    const writers = await SiteWriters.start(site.url, files);
    for (const parts of ROUNDS) {
      const before = writers.acknowledged;
      await until(() => writers.acknowledged >= before + WRITES_A_ROUND, PATIENCE_MS);
      await until(() => writers.isUploading, PATIENCE_MS);
      await Promise.all(parts.map((part) => site.kill(part)));
      for (const part of parts) await site.start(part);
    }
    await writers.stop();
    await site.kill('api');

    connection = await site.connect();
    const target = { connection };
    expect(writers.projects.some(({ state }) => state === 'unknown')).toBe(true);
    await expectWhole('projects', writers.projects);
    await expectWhole('jobs', writers.jobs);
    await expectWhole('messages', writers.messages);
    expect((await fileBalance(target)).lost).toEqual([]);

    // The sweep goes by the second in which a file was begun.
    await until(async () => {
      expect(await site.run('sweep', '--older-than', '0')).toMatchObject({ code: 0 });
      const { left } = await fileBalance(target);
      return left.length === 0 && (await orphanedVariants(target)).length === 0;
    }, PATIENCE_MS);
    expect(await fileBalance(target)).toEqual({ lost: [], left: [] });
    await expectWhole('projects', writers.projects);
    await expectWhole('jobs', writers.jobs);
  });
});
