import { Types } from 'mongoose';
import { ImageProcessor } from '../../src/images/image-processor';
import { FilesService } from '../../src/storage/files.service';
import { noisyPicture, picture } from '../support/pictures';
import { ACCEPT, fileIdOf, StoredPictures } from '../support/stored-pictures';
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

describe('the files of what is removed', () => {
  it('go with a picture that is replaced, and the others stay', async () => {
    const [project, other] = [
      await pictures.store(await picture()),
      await pictures.store(await picture()),
    ];
    for (const { image } of [project, other]) await pictures.warm(image.url, 1);
    const { image } = await pictures.replace(project, await picture());
    await pictures.warm(image.url, 1);
    await pictures.fetch(project.image.url).expect(404);
    await pictures.fetch(other.image.url, { accept: ACCEPT.webp }).expect(200);
    expect(await app.countStored()).toEqual({ files: 2, chunks: 2 });
    expect(await app.countVariants()).toEqual({ files: 2, chunks: 2 });
  });

  it('go while variants are being made, in the background and for who waits', async () => {
    const { hold, release, held } = holdRendering(app.app.get(ImageProcessor));
    hold();
    const project = await pictures.store(await noisyPicture());
    const { url } = project.image;
    const waiting = pictures.fetch(url, { w: 320 }).then(({ status }) => status);
    await until(() => held().length === 2);
    await pictures.remove(project);
    release();
    expect(await waiting).toBe(404);
    // One picture comes after the other in the background, so the first is done with by then.
    const { image } = await pictures.store(await picture());
    await pictures.warm(image.url, 1);
    expect(await app.countVariants()).toEqual({ files: 1, chunks: 1 });
    expect(await app.countStored()).toEqual({ files: 1, chunks: 1 });
  });
});

describe('the sweep', () => {
  const sweep = (time: Date) => app.app.get(FilesService).sweep(time);
  /** Makes everything that is stored look two hours old, for the sweep goes by the ids' time. */
  const later = () => new Date(Date.now() + 2 * HOUR_MS);
  const collection = (name: string) => app.connection.collection(name);

  async function warmed() {
    const project = await pictures.store(await picture());
    await pictures.warm(project.image.url, 1);
    return project;
  }

  it('removes files that nothing refers to with their variants, and keeps all others', async () => {
    const [kept] = [await warmed(), await warmed()];
    await collection('projects').deleteMany({ _id: { $ne: new Types.ObjectId(kept._id) } });
    expect((await sweep(later())).removed).toBe(1);
    await pictures.fetch(kept.image.url, { accept: ACCEPT.webp }).expect(200);
    expect(await app.countStored()).toEqual({ files: 1, chunks: 1 });
    expect(await app.countVariants()).toEqual({ files: 1, chunks: 1 });
  });

  it('removes variants of which the original is gone', async () => {
    const [kept, gone] = [await warmed(), await warmed()];
    await collection('projects').deleteOne({ _id: new Types.ObjectId(gone._id) });
    await collection('fs.files').deleteOne({ _id: fileIdOf(gone.image.url) });
    await collection('fs.chunks').deleteMany({ files_id: fileIdOf(gone.image.url) });
    await sweep(later());
    expect(await app.countVariants()).toEqual({ files: 1, chunks: 1 });
    await pictures.fetch(kept.image.url, { accept: ACCEPT.webp }).expect(200);
  });

  it.each(['fs', 'variants'])(
    'removes what an upload to %s left that never ended',
    async (name) => {
      const kept = await warmed();
      await collection(`${name}.chunks`).insertOne({
        files_id: new Types.ObjectId(),
        n: 3,
        data: Buffer.from('half'),
      });
      await sweep(later());
      await pictures.fetch(kept.image.url, { accept: ACCEPT.webp }).expect(200);
      expect(await app.countStored()).toEqual({ files: 1, chunks: 1 });
      expect(await app.countVariants()).toEqual({ files: 1, chunks: 1 });
    },
  );

  it('leaves what is younger than an hour: its entity may be on its way', async () => {
    const { _id } = await warmed();
    await collection('projects').deleteOne({ _id: new Types.ObjectId(_id) });
    expect((await sweep(new Date(Date.now() - HOUR_MS))).removed).toBe(0);
    expect(await app.countStored()).toEqual({ files: 1, chunks: 1 });
    expect(await app.countVariants()).toEqual({ files: 1, chunks: 1 });
  });

  it('is not needed to make a variant again whose storing was killed', async () => {
    const { image } = await warmed();
    const [{ _id }] = (await collection('variants.files').find().toArray()) as [{ _id: object }];
    await collection('variants.files').deleteOne({ _id });
    const { headers } = await pictures.fetch(image.url, { accept: ACCEPT.webp }).expect(200);
    expect(headers['content-type']).toBe('image/webp');
    expect(await app.countVariants()).toEqual({ files: 1, chunks: 2 });
  });
});

/** Lets renderings begin and not end. */
function holdRendering(images: ImageProcessor) {
  const begun: unknown[] = [];
  let release = (): void => undefined;
  const open = new Promise<void>((resolve) => (release = resolve));
  const render = images.render.bind(images);
  const hold = () =>
    jest.spyOn(images, 'render').mockImplementation(async (...args) => {
      begun.push(args[1]);
      await open;
      return render(...args);
    });
  return { hold, release, held: () => begun };
}
