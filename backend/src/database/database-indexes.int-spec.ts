import { type Connection, createConnection, Schema } from 'mongoose';
import { freshDatabaseUri } from '../../test/support/database';
import { testConfig } from '../../test/support/test-app';
import { DatabaseIndexes } from './database-indexes';
import { SchemaMigrator } from './schema-migrator';

type Index = [key: Record<string, 1 | -1>, options?: Record<string, unknown>];

describe('the indexes of a database', () => {
  let mongodbUri: string;
  let connection: Connection;
  beforeEach(() => {
    mongodbUri = freshDatabaseUri();
  });
  afterEach(async () => {
    await connection.dropDatabase();
    await connection.close();
  });

  /** Starts a program whose schema declares these indexes. */
  async function start(...indexes: Index[]): Promise<void> {
    await connection?.close();
    connection = await createConnection(mongodbUri, { autoIndex: false }).asPromise();
    const schema = new Schema({ name: String, place: String }, { collection: 'things' });
    for (const [key, options] of indexes) schema.index(key, options);
    connection.model('Thing', schema);
    const migrator = new SchemaMigrator(connection, () => Promise.resolve());
    await new DatabaseIndexes(connection, testConfig({ mongodbUri }), migrator).onModuleInit();
  }

  const found = async () => {
    const indexes = await connection.collection('things').indexes();
    return Object.fromEntries(
      indexes.map(({ name, v: _v, key: _key, ...options }) => [name, options]),
    );
  };

  it('are synced with the schemas: new, changed and obsolete ones', async () => {
    await start([{ name: 1 }], [{ place: 1 }]);
    expect(await found()).toEqual({ _id_: {}, name_1: {}, place_1: {} });

    await start([{ name: 1 }, { unique: true }], [{ place: 1, name: -1 }]);
    expect(await found()).toEqual({ _id_: {}, name_1: { unique: true }, 'place_1_name_-1': {} });

    await start([{ place: -1 }, { name: 'name_1' }]);
    expect(await found()).toEqual({ _id_: {}, name_1: {} });
  });

  it('may have been made under another name', async () => {
    await start([{ name: 1 }, { name: 'by name' }]);
    await start([{ name: 1 }], [{ place: 1 }]);
    expect(Object.keys(await found())).toEqual(['_id_', 'by name', 'place_1']);
  });

  it('are built over existing documents', async () => {
    await start([{ name: 1 }]);
    await connection.collection('things').insertOne({ name: 'a' });
    await start([{ name: -1 }]);
    expect(await found()).toEqual({ _id_: {}, 'name_-1': {} });
    expect(await connection.collection('things').find({ name: 'a' }).toArray()).toHaveLength(1);
  });
});
