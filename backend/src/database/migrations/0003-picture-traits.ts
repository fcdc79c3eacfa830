import { Logger } from '@nestjs/common';
import type { Types } from 'mongoose';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createWriteStream } from 'node:fs';
import { ApiError } from '../../common/errors/api-error';
import { TemporaryFolder } from '../../common/forms/temporary-folder';
import { UploadedFile } from '../../common/forms/uploaded-file';
import { exactLength } from '../../storage/exact-length';
import { GridFs } from '../../storage/grid-fs';
import type { Migration, MigrationContext } from './migration';
import { setInEntities } from './pictures-in-entities';

const WAITING = { 'metadata.visibility': 'public', 'metadata.picture': { $exists: false } };
const SERVER_ERROR = 500;

const logger = new Logger('Migration');

/** What is the picture's own fault; all else ends the migration, which then is run again. */
class Unreadable extends Error {}

async function download({ connection }: MigrationContext, id: Types.ObjectId, path: string) {
  const grid = new GridFs<object>(connection, 'fs');
  const file = await grid.find(id);
  if (!file) throw new Unreadable('It is gone.');
  const chunks = connection.collection('fs.chunks');
  const expected = Math.ceil(file.length / file.chunkSize);
  if ((await chunks.countDocuments({ files_id: id })) < expected) {
    throw new Unreadable('A part of it is missing.');
  }
  const content = grid.read(id, { start: 0, end: file.length });
  await pipeline(content, exactLength(file.length), createWriteStream(path));
  return new UploadedFile(path, file.filename, file.length);
}

async function judge(context: MigrationContext, file: UploadedFile) {
  try {
    return await context.pictures.inspect(file);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= SERVER_ERROR) throw error;
    throw new Unreadable(error.message, { cause: error });
  }
}

async function complete(context: MigrationContext, id: Types.ObjectId): Promise<void> {
  const temporary = new TemporaryFolder('picture');
  try {
    const path = join(await temporary.path(), 'original');
    const picture = await judge(context, await download(context, id, path));
    const { contentType, placeholder, ...traits } = picture;
    const { width, height, transparent, format } = traits;
    await setInEntities(context.connection, id, {
      width,
      height,
      placeholder,
      ...(transparent && { transparent }),
      ...(format === 'svg' && { vector: true }),
    });
    // Last, for it is by this that the file is found to be done.
    await context.connection
      .collection('fs.files')
      .updateOne(
        { _id: id },
        { $set: { 'metadata.contentType': contentType, 'metadata.picture': traits } },
      );
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    logger.warn({ err: error, file: String(id) }, 'a picture cannot be shown; upload it again');
  } finally {
    await temporary.remove();
  }
}

/**
 * The first version served pictures as they came and knew little of them. Today's serves variants,
 * which it makes only of pictures whose traits are stored: without them, old pictures answer 404.
 */
export const pictureTraits: Migration = {
  version: 3,
  name: 'picture-traits',
  sentence: 'pictures of the first version are looked at, so that they can be shown',
  async up(context) {
    const { connection, signal, progress } = context;
    const waiting = await connection
      .collection<{ _id: Types.ObjectId }>('fs.files')
      .find(WAITING, { projection: { _id: 1 } })
      .toArray();
    for (const [index, { _id }] of waiting.entries()) {
      signal.throwIfAborted();
      progress(`${index} of ${waiting.length} pictures`);
      await complete(context, _id);
    }
  },
};
