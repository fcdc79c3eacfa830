import { type Connection, createConnection, type Types } from 'mongoose';
import { readFile } from 'node:fs/promises';
import { SCHEMA_VERSION } from '../../src/database/migrations';
import { readSchemaVersion } from '../../src/database/schema-state';
import type { AppConfig } from '../../src/config/app-config';
import { UploadedFile } from '../../src/common/forms/uploaded-file';
import { FilesService } from '../../src/storage/files.service';
import { FirstVersion } from '../support/first-version';
import { fixturePath } from '../support/picture-fixtures';
import { TestApp, testConfig } from '../support/test-app';

// Every picture is decoded, in a process that others of the machine may slow.
jest.setTimeout(120_000);

/** Where a picture lies that every entity of the first version had. */
const PLACES = [
  ['projects', 'image', 'plain.png'],
  ['projects', 'secondaryImages.0', 'photo.jpg'],
  ['projects', 'secondaryImages.1', 'photo.heic'],
  ['products', 'image', 'alpha.png'],
  ['reviews', 'image', '24-bit.bmp'],
  ['partners', 'image', 'without-size.svg'],
  ['values', 'image', 'animated.gif'],
  ['home_content', 'hero.picture', 'turned.heic'],
  ['home_content', 'about.1.picture', 'grey.png'],
  ['about_content', 'images.0.picture', 'palette.png'],
  ['admins', 'image', 'still.gif'],
] as const;

type Stored = Record<string, unknown> & { file: Types.ObjectId };

const at = (document: object | null, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], document);

/** The indexes of all collections, as the database describes them. */
async function indexesOf(connection: Connection): Promise<Record<string, unknown>> {
  const names = (await connection.listCollections()).map(({ name }) => name).sort();
  const indexes: Record<string, unknown> = {};
  for (const name of names) indexes[name] = await connection.collection(name).indexes();
  return indexes;
}

describe('a database of the first version', () => {
  let config: AppConfig;
  let connection: Connection;
  let first: FirstVersion;
  let app: TestApp | undefined;
  beforeEach(async () => {
    config = testConfig();
    connection = await createConnection(config.mongodbUri).asPromise();
    first = new FirstVersion(connection);
  });
  afterEach(async () => {
    await app?.stop();
    app = undefined;
    await connection.dropDatabase();
    await connection.close();
  });

  const start = async () => (app = await TestApp.start({ mongodbUri: config.mongodbUri }));
  const pictureAt = async (collection: string, path: string) =>
    at(await connection.collection(collection).findOne(), path) as Stored;
  const metadataOf = async (_id: Types.ObjectId) =>
    (await connection.collection('fs.files').findOne({ _id }))?.metadata as object;
  /** What today's code keeps of a picture that is uploaded. */
  const upload = (fixture: string) =>
    (app as TestApp).app
      .get(FilesService, { strict: false })
      .withFiles('projects', (unit) =>
        unit.storePicture(new UploadedFile(fixturePath(fixture), fixture, 0)),
      );

  it('shows every picture again, known as well as one that is uploaded today', async () => {
    await first.content();
    const before = new Map<string, Types.ObjectId>();
    for (const [collection, path] of PLACES) {
      before.set(`${collection}.${path}`, (await pictureAt(collection, path)).file);
    }
    const { http } = await start();
    expect(await readSchemaVersion(connection)).toBe(SCHEMA_VERSION);

    for (const [collection, path, fixture] of PLACES) {
      const { file, ...kept } = await pictureAt(collection, path);
      expect(file).toEqual(before.get(`${collection}.${path}`));
      await http.get(`/api/files/${String(file)}`).expect(200);

      const { file: uploaded, ...known } = await upload(fixture);
      const { alt: _alt, arAlt: _arAlt, ...shape } = kept;
      expect({ fixture, ...shape }).toEqual({ fixture, ...known });
      const today = await metadataOf(uploaded);
      expect(await metadataOf(file)).toEqual({ ...today, owner: expect.any(String) as string });
    }
  });

  it('has the indexes of a fresh one, and no others', async () => {
    const fresh = await TestApp.start();
    const expected = await indexesOf(fresh.connection);
    await fresh.stop();

    await first.project(await first.picture('plain.png', 'projects'));
    await connection.collection('projects').createIndex({ 'search.en': 1 });
    await connection.collection('projects').createIndex({ 'search.ar': 1 });
    await start();
    const indexes = await indexesOf(connection);
    for (const [name, own] of Object.entries(expected)) {
      expect({ [name]: indexes[name] }).toEqual({ [name]: own });
    }
  });

  it('keeps the texts that were saved under an earlier name, and newer ones before them', async () => {
    const texts = (mainText: string) => ({ _id: 'site-texts' as never, contact: { mainText } });
    await connection.collection('siteTexts').insertOne(texts('Write to us'));
    const { http } = await start();
    expect((await http.get('/api/content').expect(200)).body).toMatchObject({
      contact: { mainText: 'Write to us' },
    });
    await app?.app.close();
    const names = (await connection.listCollections()).map(({ name }) => name);
    expect(names).not.toContain('siteTexts');

    await connection.collection('schema_state').deleteMany({});
    await connection.collection('siteTexts').insertOne(texts('Of before'));
    await start();
    expect((await (app as TestApp).http.get('/api/content')).body).toMatchObject({
      contact: { mainText: 'Write to us' },
    });
  });

  it('loses no other picture by one that cannot be read, and none that is read already', async () => {
    const broken = await first.file(Buffer.from('BM, and then nothing'), 'broken.bmp', 'projects');
    const halved = await first.file(await readFile(fixturePath('photo.jpg')), 'a.jpg', 'projects');
    await connection.collection('fs.chunks').deleteMany({ files_id: halved });
    const whole = await first.picture('plain.png', 'projects');
    await first.project({ file: broken }, [{ file: halved }, whole]);
    const { http } = await start();
    await http.get(`/api/files/${String(broken)}`).expect(404);
    await http.get(`/api/files/${String(halved)}`).expect(404);
    await http.get(`/api/files/${String(whole.file)}`).expect(200);
    const [project] = (await http.get('/api/projects').expect(200)).body as [object];
    expect(project).toMatchObject({ secondaryImages: [{}, { width: 96, height: 64 }] });
    expect(await connection.collection('fs.files').countDocuments()).toBe(3);
  });

  it('leaves private files as they are', async () => {
    const id = await first.file(Buffer.from('%PDF-1.4'), 'cv.pdf', 'jobs');
    const files = connection.collection('fs.files');
    await files.updateOne({ _id: id }, { $set: { 'metadata.visibility': 'private' } });
    await connection.collection('jobs').insertOne({ cv: id, createdAt: new Date() });
    const before = await files.findOne({ _id: id });
    await start();
    expect(await files.findOne({ _id: id })).toEqual(before);
  });

  it('marks the drawings of the version between', async () => {
    const metadata = { picture: { format: 'svg', animated: false, transparent: false } };
    const shape = { width: 96, height: 64, placeholder: 'data:image/webp;base64,' };
    const drawing = await first.picture('without-size.svg', 'projects', shape);
    const files = connection.collection('fs.files');
    await files.updateOne(
      { _id: drawing.file },
      { $set: { 'metadata.picture': metadata.picture } },
    );
    await first.project(drawing, [drawing]);
    await start();
    const marked = { ...drawing, vector: true };
    expect(await pictureAt('projects', 'image')).toMatchObject(marked);
    expect(await pictureAt('projects', 'secondaryImages.0')).toEqual(marked);
  });
});
