import type {
  AboutContent,
  Box,
  HomeContent,
  JobApplication,
  Partner,
  Product,
  Project,
  Question,
  Review,
  SiteTexts,
  Value,
} from '@manjara/contracts';
import { ConfigError } from '../../src/config/app-config';
import { type DemoContent, readDemoContent } from '../../src/modules/demo/demo-content';
import { DemoAtStart } from '../../src/modules/demo/demo-at-start';
import { DemoService } from '../../src/modules/demo/demo.service';
import { ProductsRepository } from '../../src/modules/products/products.repository';
import { FilesService } from '../../src/storage/files.service';
import { jobTexts } from '../support/factories/job.factory';
import { withTexts } from '../support/factories/project.factory';
import { pdf } from '../support/pdfs';
import { TestApp } from '../support/test-app';
import { type Fails, withFaults } from '../support/write-faults';

const BOX = { boxTitle: 'A', arBoxTitle: 'أ', boxText: 'B', arBoxText: 'ب' };
const MESSAGE = { name: 'Nora', email: 'nora@example.com', phone: '0500000000', message: 'Hello' };

jest.setTimeout(60_000);

const get = async <T>(app: TestApp, path: string): Promise<T> =>
  (await app.http.get(`/api${path}`).expect(200)).body as T;

const fileCountOf = ({ projects, products, reviews, partners, values, home, about }: DemoContent) =>
  projects.reduce((sum, { secondaryImages }) => sum + 1 + secondaryImages.length, 0) +
  products.length +
  reviews.length +
  partners.length +
  values.length +
  (1 + home.aboutImages.length) +
  about.images.length;

const contentCollections = (app: TestApp) =>
  Promise.all(
    [
      'projects',
      'products',
      'reviews',
      'partners',
      'values',
      'questions',
      'boxes',
      'home_content',
      'about_content',
      'site_texts',
    ].map((name) => app.connection.collection(name).countDocuments()),
  );

describe('the demo content', () => {
  let app: TestApp;
  let content: DemoContent;
  beforeAll(async () => {
    content = await readDemoContent();
    app = await TestApp.start({ demoContent: true });
  });
  afterAll(() => app.stop());

  it('fills every page of an empty site, in its own order and with its own dates', async () => {
    const projects = await get<Project[]>(app, '/projects');
    expect(projects).toMatchObject(
      content.projects.map(({ image, secondaryImages, ...texts }) => ({
        ...texts,
        image: { alt: image.alt, arAlt: image.arAlt },
        secondaryImages: secondaryImages.map(() => ({ url: expect.any(String) })),
      })),
    );
    const dated = [
      [await get<Product[]>(app, '/products'), content.products],
      [await get<Review[]>(app, '/reviews'), content.reviews],
    ] as const;
    for (const [shown, wanted] of dated) {
      expect(shown).toMatchObject(
        wanted.map(({ image: { alt, arAlt }, ...texts }) => ({ ...texts, image: { alt, arAlt } })),
      );
    }
    const alts = (await get<Partner[]>(app, '/partners')).map(({ image }) => image.alt);
    expect(alts).toEqual(content.partners.map(({ image }) => image.alt));
    expect(await get<Value[]>(app, '/content/values')).toMatchObject(
      content.values.map(({ value, arValue, image: { alt, arAlt } }) => ({
        value,
        arValue,
        alt,
        arAlt,
      })),
    );
    expect(await get<Question[]>(app, '/content/questions')).toMatchObject(content.questions);
    expect(await get<Box[]>(app, '/content/boxes')).toMatchObject(content.boxes);
    expect(await get<SiteTexts>(app, '/content')).toEqual(content.siteTexts);
    const home = await get<HomeContent>(app, '/content/home');
    expect(home).toMatchObject({
      mainText: content.home.mainText,
      heroImage: {
        alt: content.home.heroImage.alt,
        arAlt: content.home.heroImage.arAlt,
        width: 1920,
        height: 1080,
      },
      aboutImages: content.home.aboutImages.map(({ alt, arAlt }) => ({ alt, arAlt })),
    });
    expect(await get<AboutContent>(app, '/content/about')).toMatchObject({
      arMainText: content.about.arMainText,
      images: content.about.images.map(({ alt, arAlt }) => ({ alt, arAlt })),
    });
  });

  it('shows each picture with its size, and each file belongs to one place', async () => {
    const projects = await get<Project[]>(app, '/projects');
    const pictures = projects.flatMap(({ image, secondaryImages }) => [image, ...secondaryImages]);
    for (const picture of pictures) {
      expect(picture).toMatchObject({ width: expect.any(Number), height: expect.any(Number) });
    }
    const urls = pictures.map(({ url }) => url);
    expect(new Set(urls).size).toBe(urls.length);
    expect((await app.countStored()).files).toBe(fileCountOf(content));
    const { headers } = await app.http.get(urls[0] ?? '').expect(200);
    expect(headers['content-type']).toBe('image/jpeg');
  });

  it('loses no file to the sweep, for every module tells of the files that it refers to', async () => {
    const { files } = await app.countStored();
    const later = new Date(Date.now() + 60_000);
    await expect(app.app.get(FilesService).sweep(later)).resolves.toMatchObject({
      removed: 0,
      leftAlone: 0,
    });
    expect((await app.countStored()).files).toBe(files);
  });

  it('does not come a second time', async () => {
    await expect(app.app.get(DemoService).loadIfEmpty()).resolves.toBe(false);
    expect(await get<Project[]>(app, '/projects')).toHaveLength(content.projects.length);
  });

  it('is brought back by a reset, which leaves the admin and what visitors sent alone', async () => {
    const admin = await app.signIn();
    await app.http.post('/api/content/boxes').set('Authorization', admin).send(BOX).expect(201);
    await app.http.post('/api/messages').send(MESSAGE).expect(201);
    await withTexts(app.http.post('/api/jobs'), jobTexts())
      .attach('cv', pdf(), 'cv.pdf')
      .expect(201);
    const earlier = await get<HomeContent>(app, '/content/home');

    const { projects } = await app.app.get(DemoService).reset();

    expect(projects).toBe(content.projects.length);
    expect(await get<Box[]>(app, '/content/boxes')).toMatchObject(content.boxes);
    expect(await get<Project[]>(app, '/projects')).toHaveLength(content.projects.length);
    await app.http.get(earlier.heroImage.url).expect(404);
    const messages = await app.http.get('/api/messages').set('Authorization', admin).expect(200);
    expect(messages.body).toMatchObject([MESSAGE]);
    const { body } = await app.http.get('/api/jobs').set('Authorization', admin).expect(200);
    const [job] = body as JobApplication[];
    await app.http.get(job?.cv ?? '').expect(200);
    expect((await app.countStored()).files).toBe(fileCountOf(content) + 1);
  });
});

describe('the start of a site', () => {
  let app: TestApp;
  afterEach(() => app.stop());

  it('leaves a site alone that has content of its own', async () => {
    app = await TestApp.start({ demoContent: false });
    const admin = await app.signIn();
    await app.http.post('/api/content/boxes').set('Authorization', admin).send(BOX).expect(201);
    await expect(app.app.get(DemoService).loadIfEmpty()).resolves.toBe(false);
    expect(await get<Box[]>(app, '/content/boxes')).toMatchObject([BOX]);
    expect(await get<Project[]>(app, '/projects')).toEqual([]);
  });

  it('brings no demo back that an admin has removed', async () => {
    app = await TestApp.start({ demoContent: false });
    await app.connection
      .collection('demo_loads')
      .insertOne({ _id: 'demo' as never, state: 'loaded' });
    await expect(app.app.get(DemoService).loadIfEmpty()).resolves.toBe(false);
    expect(await contentCollections(app)).toEqual(Array(10).fill(0));
  });

  it('keeps nothing of a load that failed, so that the next start tries again', async () => {
    app = await TestApp.start({ demoContent: false });
    // Products come after the projects: much has been stored by then.
    jest
      .spyOn(app.app.get(ProductsRepository), 'create')
      .mockRejectedValueOnce(new Error('the disk is full'));
    await expect(app.app.get(DemoService).loadIfEmpty()).rejects.toThrow('the disk is full');
    expect(await contentCollections(app)).toEqual(Array(10).fill(0));
    expect(await app.countStored()).toEqual({ files: 0, chunks: 0 });
    expect(await app.connection.collection('demo_loads').countDocuments()).toBe(0);
  });

  /** A disk that takes nothing more from the first such write on. */
  const fullFrom = (write: string): Fails => {
    let isFull = false;
    return (_index, step) => (isFull ||= step.startsWith(write));
  };
  const leaveAt = (state: string) =>
    app.connection.collection('demo_loads').insertOne({ _id: 'demo' as never, state });

  it('begins again what was killed in the middle', async () => {
    app = await TestApp.start({ demoContent: false });
    await app.connection.collection('boxes').insertOne({ ...BOX });
    await leaveAt('filling');

    await expect(app.app.get(DemoService).loadIfEmpty()).resolves.toBe(true);
    const content = await readDemoContent();
    expect(await get<Project[]>(app, '/projects')).toHaveLength(content.projects.length);
    const titles = (await get<Box[]>(app, '/content/boxes')).map(({ boxTitle }) => boxTitle);
    expect(titles).toEqual(content.boxes.map(({ boxTitle }) => boxTitle));
  });

  it('leaves no word of a reset that was broken off with which a start would remove content', async () => {
    app = await TestApp.start({ demoContent: false });
    const broken = fullFrom('products.insertOne');
    const reset = withFaults(/^$/, 'refused', broken, () => app.app.get(DemoService).reset());
    await expect(reset).rejects.toThrow('The disk is full.');
    await expect(app.app.get(DemoService).loadIfEmpty()).resolves.toBe(false);
  });

  describe('that can neither load the demo nor remove what came of it', () => {
    /** What the start runs. */
    const atStart = (demoContent: boolean) =>
      new DemoAtStart({ ...app.config, demoContent }, app.app.get(DemoService));
    const state = () => app.connection.collection('demo_loads').findOne();

    it('ends, so that nobody enters what the next one would remove', async () => {
      app = await TestApp.start({ demoContent: false });
      const full = fullFrom('questions.');
      await expect(
        withFaults(/^$/, 'refused', full, () => atStart(true).onApplicationBootstrap()),
      ).rejects.toThrow(ConfigError);
      expect(await state()).toMatchObject({ state: 'filling' });

      await atStart(true).onApplicationBootstrap();
      expect(await state()).toMatchObject({ state: 'loaded' });
      const content = await readDemoContent();
      expect(await get<Box[]>(app, '/content/boxes')).toHaveLength(content.boxes.length);
    });

    it('ends where the demo is not wanted, too, as long as its word is there', async () => {
      app = await TestApp.start({ demoContent: false });
      await leaveAt('filling');
      await expect(
        withFaults(
          /^$/,
          'refused',
          () => true,
          () => atStart(false).onApplicationBootstrap(),
        ),
      ).rejects.toThrow(ConfigError);
      await atStart(false).onApplicationBootstrap();
      expect(await state()).toBeNull();
    });

    it('goes on where nothing came of it', async () => {
      app = await TestApp.start({ demoContent: false });
      await withFaults(
        /^$/,
        'refused',
        () => true,
        () => atStart(true).onApplicationBootstrap(),
      );
      expect(await state()).toBeNull();
    });
  });
});
