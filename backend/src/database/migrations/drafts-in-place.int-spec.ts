import { type Connection, createConnection, Types } from 'mongoose';
import { freshDatabaseUri } from '../../../test/support/database';
import { draftsInPlace } from './drafts-in-place';

const published = new Types.ObjectId();
const unpublished = new Types.ObjectId();
const both = new Types.ObjectId();
const file = new Types.ObjectId();

describe('the migration of drafts to what is published', () => {
  let connection: Connection;
  beforeEach(async () => {
    connection = await createConnection(freshDatabaseUri()).asPromise();
    // As version 3 stored them.
    const names = { name: 'Villa', arName: 'فيلا' };
    await connection
      .collection('projects')
      .insertMany([published, both].map((_id) => ({ _id, ...names })));
    await connection.collection('project_drafts').insertMany([
      { _id: unpublished, texts: { name: 'Door 2', alt: 'A door' }, image: { file, width: 4 } },
      { _id: both, texts: {}, secondaryImages: [{ file }], version: 3 },
    ]);
    await connection.collection('product_drafts').insertOne({ texts: { name: 'Doors' } });
    await connection.collection('boxes').insertOne({ boxTitle: 'Care' });
  });
  afterEach(async () => {
    await connection.dropDatabase();
    await connection.close();
  });

  const all = (name: string) => connection.collection(name).find().sort({ state: -1 }).toArray();

  async function expectMoved(): Promise<void> {
    const projects = await all('projects');
    expect(projects).toHaveLength(4);
    expect(projects.filter(({ state }) => state === 'published').map(({ _id }) => _id)).toEqual([
      published,
      both,
    ]);
    expect(projects.find(({ _id }) => _id.equals(unpublished!))).toMatchObject({
      name: 'Door 2',
      arName: '',
      description: '',
      image: { file, width: 4, alt: 'A door', arAlt: '' },
      search: { en: expect.stringContaining('door') as string, ar: '' },
      state: 'draft',
    });
    // A draft with the id of a published project is kept under another id.
    expect(projects.filter(({ version }) => version === 3)).toMatchObject([
      { state: 'draft', secondaryImages: [{ file }], image: { alt: '', arAlt: '' } },
    ]);
    expect(await all('products')).toMatchObject([{ name: 'Doors', arName: '', state: 'draft' }]);
    expect(await all('boxes')).toMatchObject([{ state: 'published' }]);
    const left = await connection.db!.listCollections().toArray();
    expect(left.map(({ name }) => name).filter((name) => name.endsWith('_drafts'))).toEqual([]);
  }

  it('keeps all of them, also when it runs twice', async () => {
    for (let times = 0; times < 2; times++) {
      await draftsInPlace.up(connection);
      await expectMoved();
    }
  });

  it('continues after it was killed', async () => {
    const left = await connection.collection('project_drafts').find().toArray();
    await draftsInPlace.up(connection);
    // Moved, but not yet removed.
    await connection.collection('project_drafts').insertMany(left);
    await draftsInPlace.up(connection);
    await expectMoved();
  });
});
