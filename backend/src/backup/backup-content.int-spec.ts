import { type Connection, createConnection, mongo, Types } from 'mongoose';
import { randomBytes } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Archive, backUp, readArchive, useFolder } from '../../test/support/backups';
import { freshDatabaseUri } from '../../test/support/database';
import { removeFile, storeFile } from '../../test/support/small-site';
import { markNew } from '../database/database-status';
import { SCHEMA_VERSION } from '../database/migrations';
import { ArchiveWriter } from './archive-writer';

jest.setTimeout(60_000);

/** Bytes; large enough for several batches of a cursor. */
const LONG = 4_000_000;

type Work = () => Promise<unknown>;

describe('a backup of a database that is written to', () => {
  const folder = useFolder();
  let uri: string;
  let path: string;
  let connection: Connection;
  beforeEach(async () => {
    uri = freshDatabaseUri();
    path = join(folder.path, 'backup.tar');
    connection = await createConnection(uri).asPromise();
    await markNew(connection.db as mongo.Db, SCHEMA_VERSION);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await connection.dropDatabase();
    await connection.close();
  });

  const projects = () => connection.collection<{ image: { file?: Types.ObjectId } }>('projects');

  /** In the product's order: store the file, write the entity, remove the old file. */
  async function create(): Promise<Types.ObjectId> {
    const file = await storeFile(connection, randomBytes(1_000));
    return (await projects().insertOne({ image: { file } })).insertedId;
  }
  async function replace(id: Types.ObjectId, content: Buffer = randomBytes(2_000)): Promise<void> {
    const file = await storeFile(connection, content);
    const before = await projects().findOneAndUpdate({ _id: id }, { $set: { image: { file } } });
    await removeFile(connection, before?.image.file ?? file);
  }
  async function remove(id: Types.ObjectId): Promise<void> {
    const before = await projects().findOneAndDelete({ _id: id });
    if (before?.image.file) await removeFile(connection, before.image.file);
  }

  /** Runs `work` once the archive has so many originals, and `late` when another one is asked for. */
  function afterFiles(count: number, work: Work, late?: Work) {
    const { add } = ArchiveWriter.prototype;
    const { findOne } = mongo.Collection.prototype;
    let waiting: Work | undefined;
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
      const next = this.collectionName === 'fs.files' ? waiting : undefined;
      if (next) waiting = undefined;
      await next?.();
      return (findOne as (...all: unknown[]) => Promise<mongo.Document>).apply(this, args);
    } as never);
  }

  async function archive(): Promise<Archive> {
    await backUp(uri, path);
    return readArchive(path);
  }
  /** The content of the picture that a project in the archive has. */
  const pictureOf = ({ documents, files }: Archive, id: Types.ObjectId) => {
    const project = documents.projects?.find(({ _id }) => id.equals(_id as Types.ObjectId));
    return project && files[String((project.image as { file: Types.ObjectId }).file)];
  };

  it.each<[string, (project: Types.ObjectId, now: Buffer) => [Work, Work?]]>([
    ['after the pictures were read', (project, now) => [() => replace(project, now)]],
    [
      'when the one before was gone by the time that it was asked for',
      (project, now) => [() => replace(project), () => replace(project, now)],
    ],
  ])('has the picture that an entity got %s', async (_when, changes) => {
    const [project, now] = [await create(), randomBytes(3_000)];
    afterFiles(1, ...changes(project, now));
    expect(pictureOf(await archive(), project)).toEqual(now);
  });

  it('leaves out an entity that was removed with its picture meanwhile', async () => {
    const [kept, gone] = [await create(), await create()];
    afterFiles(
      2,
      () => replace(gone),
      () => remove(gone),
    );
    const made = await archive();
    expect(made.documents.projects?.map(({ _id }) => _id)).toEqual([kept]);
    expect(pictureOf(made, kept)).toHaveLength(1_000);
  });

  it('keeps an entity whose file was lost before, and reports a file with missing chunks', async () => {
    const lost = new Types.ObjectId();
    const damaged = await storeFile(connection, randomBytes(LONG), 'damaged.jpg');
    for (const file of [lost, damaged]) await projects().insertOne({ image: { file } });
    await connection.collection('fs.chunks').deleteOne({ files_id: damaged, n: 5 });
    await expect(backUp(uri, path)).resolves.toMatchObject({ damaged: ['damaged.jpg'], files: 0 });
    const { documents, files } = await readArchive(path);
    expect(documents.projects).toMatchObject([{ image: { file: lost } }, { image: {} }]);
    expect(files).toEqual({});
  });

  it('fails if the schema version changes meanwhile, and leaves no file', async () => {
    await create();
    afterFiles(1, () => connection.collection('schema').updateOne({}, { $inc: { version: 1 } }));
    await expect(backUp(uri, path)).rejects.toThrow('The site was updated during the backup');
    expect(await readdir(folder.path)).toEqual([]);
  });

  it('replaces no file, and says why a path cannot be used', async () => {
    await writeFile(path, 'an older backup');
    await expect(backUp(uri, path)).rejects.toThrow(`There is a file ${path} already`);
    await expect(backUp(uri, join(path, 'a.tar'))).rejects.toThrow('it is not a folder.');
    expect(await readdir(folder.path)).toEqual(['backup.tar']);
  });
});
