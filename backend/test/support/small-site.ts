import { type Connection, mongo, Types } from 'mongoose';
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { SCHEMA_VERSION } from '../../src/database/migrations';
import { markNew } from '../../src/database/database-status';
import { withDatabase } from './database-state';

const { Decimal128, Double, Int32, Long } = mongo;

/** A GridFS chunk and a half. */
const LARGE_BYTES = 400_000;

export async function storeFile(
  connection: Connection,
  content: Buffer,
  name = 'picture.jpg',
  { bucket: bucketName = 'fs', metadata = { owner: 'projects' } as object } = {},
): Promise<Types.ObjectId> {
  const bucket = new mongo.GridFSBucket(connection.db as mongo.Db, { bucketName });
  const key = randomBytes(12).toString('hex');
  const upload = bucket.openUploadStream(name, { metadata: { key, ...metadata } });
  await pipeline(Readable.from(content.length > 0 ? [content] : []), upload);
  return upload.id;
}

export const removeFile = (connection: Connection, id: Types.ObjectId): Promise<void> =>
  new mongo.GridFSBucket(connection.db as mongo.Db).delete(id);

/** A small database with everything that a backup must contain. */
export function fillSmallSite(uri: string): Promise<void> {
  return withDatabase(uri, async (connection) => {
    await markNew(connection.db as mongo.Db, SCHEMA_VERSION);
    const insert = (name: string, documents: mongo.Document[]) =>
      connection.collection(name).insertMany(documents);
    const large = await storeFile(connection, randomBytes(LARGE_BYTES));
    const empty = await storeFile(connection, Buffer.alloc(0), 'نقش بلا امتداد');
    const cv = await storeFile(connection, randomBytes(3_000), 'سيرة.PDF', {
      metadata: { owner: 'jobs' },
    });
    await storeFile(connection, randomBytes(700), 'picture.webp', {
      bucket: 'variants',
      metadata: { of: large, width: 320, encoding: 'webp' },
    });
    await insert('projects', [
      {
        name: 'Oak',
        addresses: ['oak'],
        image: { file: large },
        secondaryImages: [{ file: empty }],
      },
      {
        name: 'Teak\nand "maple"',
        addresses: ['teak'],
        image: { file: empty },
        secondaryImages: [],
      },
    ]);
    await insert('jobs', [{ name: 'Salim', cv, createdAt: new Date(1) }]);
    await insert('messages', [
      { integer: new Int32(7), whole: new Double(7), long: Long.fromString('9007199254740993') },
      { half: 0.5, decimal: Decimal128.fromString('1.10'), none: null, list: [[], {}, [null]] },
      { text: 'سطر\u2028\r\n\t\u0000', bytes: new mongo.Binary(Buffer.from([0, 255])), is: /^a/i },
    ]);
    await insert('home_content', [{ _id: 'home-content', hero: { picture: null } }]);
    await insert('admins', [{ email: 'admin@example.com', passwordHash: 'x' }]);
    await insert('sessions', [{ _id: 'session', expiresAt: new Date(4e12) }]);
    await insert('passwordResets', [{ tokenHash: 'x', expiresAt: new Date(4e12) }]);
    await insert('invites', [{ tokenHash: 'x', expiresAt: new Date(4e12) }]);
    await insert('owners', [{ _id: 'owners', ids: [new Types.ObjectId()], version: 1 }]);
    await insert('push_subscriptions', [{ _id: 'device', session: 'session' }]);
    await insert('push_keys', [{ _id: 'vapid', privateKey: 'secret-of-the-site' }]);
    await connection.createCollection('boxes');
    const index = (name: string, key: mongo.IndexSpecification, options = {}) =>
      connection.collection(name).createIndex(key, options);
    await index('admins', { email: 1 }, { unique: true });
    await index('projects', { createdAt: -1, _id: -1 }, { name: 'newest first' });
    await index('sessions', { expiresAt: 1 }, { expireAfterSeconds: 0 });
    await index('variants.files', { 'metadata.of': 1, 'metadata.width': 1 }, { unique: true });
  });
}
