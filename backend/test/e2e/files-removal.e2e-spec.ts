import { Types } from 'mongoose';
import { SCHEMA_VERSION } from '../../src/database/migrations';
import { ImageProcessor } from '../../src/images/image-processor';
import { Sweep } from '../../src/storage/sweep';
import { noisyPicture, picture } from '../support/pictures';
import { ACCEPT, StoredPictures } from '../support/stored-pictures';
import { sweepLater } from '../support/sweep-later';
import { TestApp } from '../support/test-app';
import { until } from '../support/until';

const HOUR_MS = 3_600_000;

jest.setTimeout(120_000);

let app: TestApp;
let pictures: StoredPictures;
beforeAll(async () => {
  app = await TestApp.start({}, { images: 'real' });
  pictures = new StoredPictures(app, await app.signIn());
});
beforeEach(() => app.clear('projects'));
afterEach(() => jest.restoreAllMocks());
afterAll(() => app.stop());

const collection = (name: string) => app.connection.collection(name);
async function expectOnePicture(): Promise<void> {
  expect(await app.countStored()).toEqual({ files: 1, chunks: 1 });
  expect(await app.countVariants()).toEqual({ files: 1, chunks: 1 });
}
async function warmed() {
  const project = await pictures.store(await picture());
  await pictures.warm(project.image.url, 1);
  return project;
}

it('pictures go while variants are being made, in the background and for who waits', async () => {
  const images = app.app.get(ImageProcessor);
  const render = images.render.bind(images);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const renders = jest.spyOn(images, 'render').mockImplementation(async (...args) => {
    await held;
    return render(...args);
  });
  const project = await pictures.store(await noisyPicture());
  const waiting = pictures.fetch(project.image.url, { w: 320 }).then(({ status }) => status);
  await until(() => renders.mock.calls.length === 2);
  await pictures.remove(project);
  expect(await sweepLater(app)).toBe(1);
  release();
  expect(await waiting).toBe(404);
  // One picture comes after the other in the background, so the first is done with by then.
  await warmed();
  await expectOnePicture();
});

describe('the sweep', () => {
  it('removes pictures that nothing refers to with their variants, and keeps all others', async () => {
    const [kept] = [await warmed(), await warmed()];
    await collection('projects').deleteMany({ _id: { $ne: new Types.ObjectId(kept._id) } });
    expect(await sweepLater(app)).toBe(1);
    await pictures.fetch(kept.image.url, { accept: ACCEPT.webp }).expect(200);
    await expectOnePicture();
  });

  it.each(['fs', 'variants'])(
    'removes what an upload to %s left that never ended',
    async (name) => {
      const { image } = await warmed();
      const half = { files_id: new Types.ObjectId(), n: 3, data: Buffer.from('half') };
      await collection(`${name}.chunks`).insertOne(half);
      await sweepLater(app);
      await pictures.fetch(image.url, { accept: ACCEPT.webp }).expect(200);
      await expectOnePicture();
    },
  );

  it('leaves what was touched since: a form may name it', async () => {
    const { _id } = await warmed();
    await collection('projects').deleteOne({ _id: new Types.ObjectId(_id) });
    expect(await app.app.get(Sweep).removePictures(new Date(Date.now() - HOUR_MS))).toBe(0);
    await expectOnePicture();
  });

  it('leaves a database alone that a newer program has taken over', async () => {
    const { _id } = await warmed();
    await collection('projects').deleteOne({ _id: new Types.ObjectId(_id) });
    const setVersion = (version: number) =>
      collection('schema').updateOne({}, { $set: { version } });
    await setVersion(SCHEMA_VERSION + 1);
    expect(await sweepLater(app)).toBe(0);
    await expectOnePicture();
    await setVersion(SCHEMA_VERSION);
    expect(await sweepLater(app)).toBe(1);
  });
});
