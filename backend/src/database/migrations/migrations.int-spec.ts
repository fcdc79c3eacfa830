import { type Connection, createConnection } from 'mongoose';
import { freshDatabaseUri } from '../../../test/support/database';
import { FirstVersion } from '../../../test/support/first-version';
import { type Fails, withFaults, writesOf } from '../../../test/support/write-faults';
import type { InspectedPicture } from '../../pictures/picture-workshop';
import { SchemaMigrator } from '../schema-migrator';
import { MIGRATIONS, SCHEMA_VERSION } from '.';

const INSPECTED: InspectedPicture = {
  format: 'svg',
  contentType: 'image/svg+xml',
  width: 96,
  height: 64,
  animated: false,
  transparent: true,
  placeholder: 'data:image/webp;base64,',
};
const NONE = /^$/;

type Dump = Record<string, Record<string, unknown>[]>;

// It is run some fifty times over.
jest.setTimeout(120_000);

describe('the migrations', () => {
  let connection: Connection;
  beforeEach(async () => (connection = await createConnection(freshDatabaseUri()).asPromise()));
  afterEach(async () => {
    await connection.dropDatabase();
    await connection.close();
  });

  const migrate = () =>
    new SchemaMigrator(connection, {
      migrations: MIGRATIONS,
      pictures: { inspect: () => Promise.resolve(INSPECTED) },
      announce: () => {},
      times: { pollMs: 5, leaseMs: 100 },
    }).run();

  const dump = async (): Promise<Dump> => {
    const names = (await connection.listCollections()).map(({ name }) => name).sort();
    const documents: Dump = {};
    for (const name of names) {
      documents[name] = await connection.collection(name).find().sort({ _id: 1 }).toArray();
    }
    return documents;
  };
  const fill = async (documents: Dump) => {
    await connection.dropDatabase();
    for (const [name, each] of Object.entries(documents)) {
      await connection.collection(name).insertMany(each as never);
    }
  };

  it('are numbered without a gap, and each says what it does', () => {
    expect(MIGRATIONS.map(({ version }) => version)).toEqual(
      MIGRATIONS.map((_, index) => index + 2),
    );
    expect(SCHEMA_VERSION).toBe(MIGRATIONS.length + 1);
    for (const { name, sentence } of MIGRATIONS) {
      expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(sentence).toMatch(/\w+ \w+/);
    }
  });

  it('come to the same when they are broken off at any write and run again', async () => {
    const first = new FirstVersion(connection);
    const picture = () => first.picture('without-size.svg', 'projects', {});
    await first.project(await picture(), [await picture()]);
    const texts = { _id: 'site-texts' as never, contact: { mainText: 'Write to us' } };
    await connection.collection('siteTexts').insertOne(texts);
    await connection.collection('messages').insertOne({ email: 'Nora@Example.com' });
    const before = await dump();

    const writes = await writesOf(NONE, migrate);
    const expected = await dump();
    expect(writes.length).toBeGreaterThan(30);
    expect(expected.projects?.[0]).toMatchObject({
      image: { width: 96, vector: true },
      secondaryImages: [{ width: 96, vector: true }],
    });

    for (const [index, step] of writes.entries()) {
      await fill(before);
      const here: Fails = (at) => at === index;
      await withFaults(NONE, 'refused', here, () => migrate().catch(() => undefined));
      await migrate();
      const state = await dump();
      // A lock that could not be given back stays until the next migration.
      for (const each of state.schema_state ?? []) delete each.lock;
      expect({ step, ...state }).toEqual({ step, ...expected });
    }
  });

  it('give what visitors sent a key of its address', async () => {
    const sent = Array.from({ length: 2_500 }, (_, n) => ({ email: ` Visitor.${n}@Example.COM` }));
    const jobs = connection.collection('jobs');
    await jobs.insertMany([...sent, { email: 'nora@example.com', emailKey: 'kept' }]);
    await jobs.createIndex({ email: 1 });
    await connection.collection('schema_state').insertOne({ _id: 'schema' as never, version: 4 });
    await migrate();
    const keys = (await jobs.find().sort({ _id: 1 }).toArray()).map((job) => String(job.emailKey));
    expect(keys).toEqual([...sent.map((_, n) => `visitor.${n}@example.com`), 'kept']);
    expect((await jobs.indexes()).map(({ name }) => name)).toEqual(['_id_']);
  });
});
