import {
  CONTENT_KINDS,
  type ContentKind,
  type HomeContent,
  type JobApplication,
  listNameOf,
} from '@manjara/contracts';
import { ConfigError } from '../../../src/config/app-config';
import { DemoAtStart } from '../../../src/modules/demo/demo-at-start';
import {
  DEMO_LISTS,
  type DemoContent,
  type DemoItem,
  readDemoContent,
} from '../../../src/modules/demo/demo-content';
import { DemoService } from '../../../src/modules/demo/demo.service';
import { TestApp } from '../../support/test-app';
import { sendApplication, sendMessage } from '../../support/visitors';
import { type Fails, withFaults } from '../../support/write-faults';
import { FEW, fewOf, loadsFew } from './few';

const BOX = { boxTitle: 'A', arBoxTitle: 'أ', boxText: 'B', arBoxText: 'ب' };

let app: TestApp;
let content: DemoContent;
beforeAll(async () => {
  content = await readDemoContent();
  app = await TestApp.start({ demoContent: true });
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => app.stop());

const get = async <T = unknown>(path: string): Promise<T> =>
  (await app.http.get(`/api${path}`).expect(200)).body as T;
const demo = () => app.app.get(DemoService);
const state = () => app.connection.collection('demo_loads').findOne();
const leaveAt = (at: string) =>
  app.connection
    .collection<{ _id: string; state: string }>('demo_loads')
    .insertOne({ _id: 'demo', state: at });

const itemsOf = (demo: DemoContent) => DEMO_LISTS.flatMap((name) => demo[name]);
const published = (items: readonly DemoItem[]) => items.filter(({ status }) => status !== 'draft');

const fileCountOf = (demo: DemoContent) => {
  const pictures = itemsOf(demo).flatMap<unknown>(
    ({ image = [], secondaryImages = [], pairs = [] }) => [
      image,
      secondaryImages,
      // Pairs of a project share a picture.
      [...new Set(pairs.flatMap(({ before, after }) => [before.file, after.file]))],
    ],
  );
  const { home, about } = demo;
  return [
    ...pictures,
    home.heroImage,
    home.heroNoonImage,
    home.heroDuskImage,
    home.aboutImages,
    about.images,
  ].flat().length;
};

const CONTENT = CONTENT_KINDS.map(listNameOf);
const PAGES = ['home_content', 'about_content', 'site_texts'];

async function expectNoContent(): Promise<void> {
  for (const name of [...CONTENT, ...PAGES]) {
    expect(await app.connection.collection(name).countDocuments()).toBe(0);
  }
  await app.sweepLater();
  expect(await app.countStored()).toEqual({ files: 0, chunks: 0 });
}

describe('the demo content', () => {
  /** The visible texts of an entry, with its picture descriptions. */
  const shown = (kind: ContentKind, { image, secondaryImages, pairs, ...texts }: DemoItem) => {
    const { file: _file, ...described } = image ?? {};
    return {
      ...texts,
      // Values have the descriptions beside the address of the picture.
      ...(image && (kind === 'content/values' ? described : { image: described })),
      ...(secondaryImages && {
        secondaryImages: secondaryImages.map(({ alt, arAlt }) => ({
          alt,
          arAlt,
          width: expect.any(Number) as number,
        })),
      }),
      ...(pairs && {
        pairs: pairs.map(({ before, after, ...labels }) => ({
          ...labels,
          before: { alt: before.alt, arAlt: before.arAlt },
          after: { alt: after.alt, arAlt: after.arAlt },
        })),
      }),
    };
  };

  it.each(DEMO_LISTS)('fills %s, in its own order and with its own dates', async (name) => {
    const kind = CONTENT_KINDS.find((each) => listNameOf(each) === name)!;
    const items = published(content[name]);
    expect(await get(`/${kind}`)).toMatchObject(items.map((item) => shown(kind, item)));
  });

  it('fills the pages', async () => {
    const { home, about } = content;
    expect(await get('/content')).toEqual(content.siteTexts);
    expect(await get('/content/home')).toMatchObject({
      mainText: home.mainText,
      heroImage: { alt: home.heroImage.alt, width: 2880, height: 1620 },
      aboutImages: home.aboutImages.map(({ alt, arAlt }) => ({ alt, arAlt })),
    });
    expect(await get('/content/about')).toMatchObject({
      arMainText: about.arMainText,
      images: about.images.map(({ alt, arAlt }) => ({ alt, arAlt })),
    });
    expect(await app.connection.collection('activity').countDocuments()).toBe(0);
  });

  it('has a draft in one language, which only the admin sees', async () => {
    const draft = content.projects.find(({ status }) => status === 'draft');
    const answer = await app.http
      .get('/api/projects?status=draft')
      .set('Authorization', await app.signIn())
      .expect(200);
    expect(answer.body).toMatchObject([
      { arName: draft!.arName, name: '', image: { arAlt: draft!.image!.arAlt, width: 1440 } },
    ]);
    expect(JSON.stringify(await get('/projects'))).not.toContain(draft!.arName);
  });

  it('keeps its files in a sweep', async () => {
    expect(await app.sweepLater()).toBe(0);
    expect((await app.countStored()).files).toBe(fileCountOf(content));
  });

  it('is brought back by a reset, which leaves the admin and what visitors sent alone', async () => {
    const admin = await app.signIn();
    await app.http.post('/api/content/boxes').set('Authorization', admin).send(BOX).expect(201);
    await sendMessage(app, 'nora@example.com');
    await sendApplication(app, 'salim@example.com');
    const earlier = await get<HomeContent>('/content/home');

    loadsFew(app);
    await demo().reset();

    const few = fewOf(content);
    expect(await get('/content/boxes')).toMatchObject(few.boxes);
    expect(await get('/projects')).toHaveLength(published(few.projects).length);
    await app.sweepLater();
    await app.http.get(earlier.heroImage.url).expect(404);
    const messages = await app.http.get('/api/messages').set('Authorization', admin).expect(200);
    expect(messages.body).toMatchObject([{ email: 'nora@example.com' }]);
    const { body } = await app.http.get('/api/jobs').set('Authorization', admin).expect(200);
    await app.http.get((body as JobApplication[])[0]?.cv ?? '').expect(200);
    expect((await app.countStored()).files).toBe(fileCountOf(few) + 1);
  });
});

describe('the start of a site', () => {
  beforeEach(async () => {
    await app.clearAll();
    loadsFew(app);
  });

  /** Runs the startup hook with demo content enabled. */
  const atStart = () => new DemoAtStart(app.config, demo()).onApplicationBootstrap();
  /** Simulates a full disk from the first matching write on. */
  const fullFrom = (write: string): Fails => {
    let isFull = false;
    return (_index, step) => (isFull ||= step.startsWith(write));
  };

  it('does not change a site with content', async () => {
    await app.connection.collection('boxes').insertOne({ ...BOX, state: 'published' });
    await expect(demo().loadIfEmpty()).resolves.toBe(false);
    expect(await get('/content/boxes')).toMatchObject([BOX]);
    expect(await get('/projects')).toEqual([]);
  });

  it('does not load the demo again after an admin removed it', async () => {
    await leaveAt('loaded');
    await expect(demo().loadIfEmpty()).resolves.toBe(false);
    await expectNoContent();
  });

  it('removes a failed load, so that the next start tries again', async () => {
    // Products come after the projects, so much has been stored by then.
    const once: Fails = (_index, step) => step === 'products.insertOne';
    const load = withFaults(/^$/, 'refused', once, () => demo().loadIfEmpty());
    await expect(load).rejects.toThrow('The disk is full.');
    await expectNoContent();
    expect(await state()).toBeNull();
  });

  it('starts again after a load was killed', async () => {
    await app.connection.collection('boxes').insertOne({ ...BOX });
    await leaveAt('filling');
    await expect(demo().loadIfEmpty()).resolves.toBe(true);
    expect(await get('/projects')).toHaveLength(FEW);
    expect(await get('/content/boxes')).toHaveLength(FEW);
  });

  it('exits when it can neither load the demo nor remove the partial load', async () => {
    const load = withFaults(/^$/, 'refused', fullFrom('questions.'), atStart);
    await expect(load).rejects.toThrow(ConfigError);
    expect(await state()).toMatchObject({ state: 'filling' });
    await atStart();
    expect(await state()).toMatchObject({ state: 'loaded' });
    expect(await get('/content/boxes')).toHaveLength(FEW);
  });

  it('removes no content after an interrupted reset', async () => {
    const reset = withFaults(/^$/, 'refused', fullFrom('products.insertOne'), () => demo().reset());
    await expect(reset).rejects.toThrow('The disk is full.');
    await expect(demo().loadIfEmpty()).resolves.toBe(false);
  });
});
