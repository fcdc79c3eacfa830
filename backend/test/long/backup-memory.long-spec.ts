import { mongo } from 'mongoose';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { SCHEMA_VERSION } from '../../src/database/migrations';
import { markNew } from '../../src/database/database-status';
import { runProgram, useFolder } from '../support/backups';
import { freshDatabaseUri } from '../support/database';
import { dropDatabase, withDatabase } from '../support/database-state';

const CHUNK_BYTES = 261_120;
const MEGABYTE = 1_000_000;
/** Allowed extra memory of a backup of 312 MB compared with one of 8 MB: garbage, not files. */
const MAX_MORE = 150 * MEGABYTE;

const PEAK = { NODE_OPTIONS: `--require=${join(__dirname, '../support/peak-at-exit.cjs')}` };

/** Stores files of 30 chunks, 7.8 MB, without the slow way through uploads. */
function storeFiles(uri: string, count: number): Promise<void> {
  return withDatabase(uri, async (connection) => {
    await markNew(connection.db as mongo.Db, SCHEMA_VERSION);
    const data = randomBytes(CHUNK_BYTES);
    for (let i = 0; i < count; i++) {
      const id = new mongo.ObjectId();
      const chunks = Array.from({ length: 30 }, (_, n) => ({ files_id: id, n, data }));
      await connection.collection('fs.chunks').insertMany(chunks);
      await connection.collection('fs.files').insertOne({
        _id: id,
        length: chunks.length * CHUNK_BYTES,
        chunkSize: CHUNK_BYTES,
        uploadDate: new Date(),
        filename: 'large.jpg',
      });
    }
    await connection.collection('fs.chunks').createIndex({ files_id: 1, n: 1 }, { unique: true });
  });
}

describe('the memory of backup and restore', () => {
  const folder = useFolder();
  const uris: string[] = [];
  const database = () => {
    const uri = freshDatabaseUri();
    uris.push(uri);
    return uri;
  };
  afterEach(async () => {
    for (const uri of uris.splice(0)) await dropDatabase(uri);
  });

  async function peakOf(name: 'backup' | 'restore', uri: string, path: string): Promise<number> {
    const { code, output } = await runProgram(name, uri, [path], PEAK);
    expect({ code, output }).toEqual({ code: 0, output: expect.stringMatching(/^peak \d+$/m) });
    return Number(/^peak (\d+)$/m.exec(output)?.[1]);
  }

  it('does not grow with the files', async () => {
    const [small, large] = [database(), database()];
    await storeFiles(small, 1);
    await storeFiles(large, 40);
    const path = (name: string) => join(folder.path, name);
    const backUpSmall = await peakOf('backup', small, path('small.tar'));
    const backUpLarge = await peakOf('backup', large, path('large.tar'));
    expect(backUpLarge - backUpSmall).toBeLessThan(MAX_MORE);

    const restoreSmall = await peakOf('restore', database(), path('small.tar'));
    const restoreLarge = await peakOf('restore', database(), path('large.tar'));
    expect(restoreLarge - restoreSmall).toBeLessThan(MAX_MORE);
  }, 240_000);
});
