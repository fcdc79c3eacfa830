import { type Connection, createConnection, Types } from 'mongoose';
import { freshDatabaseUri } from '../../../test/support/database';
import { withFaults } from '../../../test/support/write-faults';
import { picturesOfTheirOwn } from './pictures-of-their-own';

const [MAIN, FURTHER, SLOT, LEFT, CV] = Array.from({ length: 5 }, () => new Types.ObjectId());
const TRAITS = { format: 'png', width: 4, height: 3 };
const DAY_MS = 86_400_000;

describe('the migration of pictures', () => {
  let connection: Connection;
  beforeEach(async () => {
    connection = await createConnection(freshDatabaseUri()).asPromise();
    // As version 4 stored them.
    const pictures = [MAIN, FURTHER, SLOT, LEFT].map((_id) => ({
      _id,
      metadata: { owner: 'projects', visibility: 'public', picture: TRAITS },
    }));
    const cv = { _id: CV, metadata: { owner: 'jobs', visibility: 'private' } };
    await connection.collection('fs.files').insertMany([...pictures, cv]);
    const image = { file: MAIN, placeholder: 'data:main', alt: 'Oak' };
    const further = [
      { file: FURTHER, placeholder: 'data:further' },
      { file: new Types.ObjectId() },
    ];
    await connection.collection('projects').insertOne({ image, secondaryImages: further });
    const slots = [{ picture: null }, { picture: { file: SLOT, placeholder: 'data:slot' } }];
    await connection.collection('about_content').insertOne({ images: slots });
    await connection.collection('admins').insertOne({ image: null });
  });
  afterEach(async () => {
    await connection.dropDatabase();
    await connection.close();
  });

  const stored = async () =>
    Object.fromEntries(
      (await connection.collection('fs.files').find().toArray()).map(({ _id, metadata }) => [
        String(_id),
        metadata as Record<string, unknown>,
      ]),
    );
  const pictured = (file: Types.ObjectId | undefined, placeholder?: string) => ({
    owner: 'pictures',
    visibility: 'public',
    key: String(file),
    touchedAt: expect.any(Date) as Date,
    picture: { ...TRAITS, ...(placeholder && { placeholder }) },
  });
  const expectMigrated = async () =>
    expect(await stored()).toEqual({
      [String(MAIN)]: pictured(MAIN, 'data:main'),
      [String(FURTHER)]: pictured(FURTHER, 'data:further'),
      [String(SLOT)]: pictured(SLOT, 'data:slot'),
      [String(LEFT)]: pictured(LEFT),
      [String(CV)]: { owner: 'jobs', visibility: 'private', key: String(CV) },
    });

  it('removes their owner, touches them and keeps their placeholders, also a second time', async () => {
    for (let times = 0; times < 2; times++) {
      await picturesOfTheirOwn.up(connection);
      await expectMigrated();
    }
    const files = connection.collection('fs.files');
    const old = { 'metadata.touchedAt': { $lt: new Date(Date.now() - DAY_MS) } };
    expect(await files.countDocuments(old)).toBe(0);
  });

  it.each([0, 1, 5, 6, 8])('continues after it was killed before write %i', async (write) => {
    const killed = withFaults(
      /^$/,
      'refused',
      (index) => index >= write,
      () => picturesOfTheirOwn.up(connection),
    );
    await expect(killed).rejects.toThrow();
    await picturesOfTheirOwn.up(connection);
    await expectMigrated();
  });
});
