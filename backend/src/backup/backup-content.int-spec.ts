import { type Connection, createConnection, mongo, Types } from 'mongoose';
import { randomBytes } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Archive, backUp, readArchive, useFolder } from '../../test/support/backups';
import { freshDatabaseUri } from '../../test/support/database';
import { removeFile, storeFile } from '../../test/support/small-site';
import { SCHEMA_VERSION } from '../database/migrations';
import { markNew } from '../database/schema-state';
import { ArchiveWriter } from './archive-writer';

jest.setTimeout(60_000);

/** Of so many bytes that the database gives it in several answers. */
const LONG = 4_000_000;

describe('a backup of a database that is written to', () => {
  const folder = useFolder();
  let uri: string;
  let connection: Connection;
  beforeEach(async () => {
    uri = freshDatabaseUri();
    connection = await createConnection(uri).asPromise();
    await markNew(connection.db as mongo.Db, SCHEMA_VERSION);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await connection.dropDatabase();
    await connection.close();
  });

  const projects = () => connection.collection('projects');

  /** As the product does it: the file first, then the entity, then the old file goes. */
  async function create(content = randomBytes(1_000)): Promise<Types.ObjectId> {
    const file = await storeFile(connection, content);
    return (await projects().insertOne({ image: { file } })).insertedId;
  }
  async function replace(id: Types.ObjectId, content: Buffer): Promise<void> {
    const file = await storeFile(connection, content);
    const before = await projects().findOneAndUpdate({ _id: id }, { $set: { image: { file } } });
    if (before) await removeFile(connection, (before.image as { file: Types.ObjectId }).file);
    else await removeFile(connection, file);
  }
  async function remove(id: Types.ObjectId): Promise<void> {
    const before = await projects().findOneAndDelete({ _id: id });
    if (before) await removeFile(connection, (before.image as { file: Types.ObjectId }).file);
  }

  /** Runs `work` once the archive has so many originals, and `late` when another one is asked for. */
  function afterFiles(count: number, work: () => Promise<unknown>, late?: () => Promise<unknown>) {
    const { add } = ArchiveWriter.prototype;
    const { findOne } = mongo.Collection.prototype;
    let waiting: (() => Promise<unknown>) | undefined;
    jest.spyOn(ArchiveWriter.prototype, 'add').mockImplementation(async function (
      this: ArchiveWriter,
      ...args
    ) {
      await add.apply(this, args);
      if (!/^files\/fs\/\w+\.\w+$/.test(args[0]) || --count !== 0) return;
      await work();
      waiting = late;
    });
    jest.spyOn(mongo.Collection.prototype, 'findOne').mockImplementation(async function (
      this: mongo.Collection,
      ...args: unknown[]
    ) {
      if (waiting && this.collectionName === 'fs.files') {
        const next = waiting;
        waiting = undefined;
        await next();
      }
      return (findOne as (...all: unknown[]) => Promise<mongo.Document>).apply(this, args);
    } as never);
  }

  async function archive(): Promise<Archive> {
    const path = join(folder.path, 'backup.tar');
    await backUp(uri, path);
    return readArchive(path);
  }
  /** The content of the picture that a project in the archive has. */
  const pictureOf = ({ documents, files }: Archive, id: Types.ObjectId) => {
    const project = documents.projects?.find(({ _id }) => id.equals(_id as Types.ObjectId));
    return project && files[String((project.image as { file: Types.ObjectId }).file)];
  };

  it('has the picture that an entity got after the pictures were read', async () => {
    const project = await create();
    const now = randomBytes(2_000);
    afterFiles(1, () => replace(project, now));
    expect(pictureOf(await archive(), project)).toEqual(now);
  });

  it('has an entity as it is when its picture was gone by the time that it was asked for', async () => {
    const project = await create();
    const now = randomBytes(3_000);
    afterFiles(
      1,
      () => replace(project, randomBytes(2_000)),
      () => replace(project, now),
    );
    expect(pictureOf(await archive(), project)).toEqual(now);
  });

  it('has no entity that was removed with its picture by then', async () => {
    const [kept, gone] = [await create(), await create()];
    afterFiles(
      2,
      () => replace(gone, randomBytes(2_000)),
      () => remove(gone),
    );
    const made = await archive();
    expect(made.documents.projects?.map(({ _id }) => _id)).toEqual([kept]);
    expect(pictureOf(made, kept)).toHaveLength(1_000);
  });

  it('has nothing of a file that was removed before it was read', async () => {
    const other = await create();
    const project = await create(randomBytes(2_000));
    const last = await create();
    // The archive has the first one by now, and the second one is asked for.
    afterFiles(
      1,
      () => Promise.resolve(),
      () => remove(project),
    );
    const made = await archive();
    expect(Object.values(made.files).map(({ length }) => length)).toEqual([1_000, 1_000]);
    expect(made.documents.projects?.map(({ _id }) => _id)).toEqual([other, last]);
  });

  it('keeps an entity whose file was lost before, and tells of a file that lacks a part', async () => {
    const file = new Types.ObjectId();
    await projects().insertOne({ image: { file } });
    const damaged = await storeFile(connection, randomBytes(LONG), 'damaged.jpg');
    await projects().insertOne({ image: { file: damaged } });
    await connection.collection('fs.chunks').deleteOne({ files_id: damaged, n: 5 });
    const path = join(folder.path, 'backup.tar');
    await expect(backUp(uri, path)).resolves.toMatchObject({ damaged: ['damaged.jpg'], files: 0 });
    const made = await readArchive(path);
    expect(made.documents.projects).toMatchObject([{ image: { file } }, { image: {} }]);
    expect(made.files).toEqual({});
  });

  it('is not made of two schemas, and leaves nothing then', async () => {
    await create();
    afterFiles(1, () => connection.collection('schema').updateOne({}, { $inc: { version: 1 } }));
    const path = join(folder.path, 'backup.tar');
    await expect(backUp(uri, path)).rejects.toThrow('The site was being updated meanwhile');
    expect(await readdir(folder.path)).toEqual([]);
  });

  it('is not made of what was written before the first release', async () => {
    await create();
    await connection.collection('schema').drop();
    const path = join(folder.path, 'backup.tar');
    await expect(backUp(uri, path)).rejects.toThrow('written before the first release of Manjara');
    expect(await readdir(folder.path)).toEqual([]);
  });

  it('replaces no file, and says what is wrong with a place', async () => {
    const path = join(folder.path, 'backup.tar');
    await writeFile(path, 'an older backup');
    await expect(backUp(uri, path)).rejects.toThrow(`There is a file ${path} already`);
    await expect(backUp(uri, join(path, 'a.tar'))).rejects.toThrow(
      `The backup cannot be written to ${path}: it is no folder.`,
    );
    expect(await readdir(folder.path)).toEqual(['backup.tar']);
  });
});
