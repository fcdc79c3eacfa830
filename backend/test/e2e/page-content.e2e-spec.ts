import type { AboutContent, HomeContent } from '@manjara/contracts';
import { withTexts } from '../support/factories/project.factory';
import { picture } from '../support/pictures';
import { TestApp } from '../support/test-app';

const HOME = '/api/content/home';
const ABOUT = '/api/content/about';
const EMPTY_IMAGE = { url: '', alt: '', arAlt: '' };
const SECTION = {
  mainText: '',
  arMainText: '',
  sectionTitle: '',
  arSectionTitle: '',
  description: '',
  arDescription: '',
};

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await TestApp.start();
  admin = await app.signIn();
});
beforeEach(() => app.clear('home_content', 'about_content', 'site_texts'));
afterAll(() => app.stop());

const post = (path: string, texts: Record<string, string> = {}) =>
  withTexts(app.http.post(path).set('Authorization', admin), texts);
const saved = async <T>(request: ReturnType<typeof post>): Promise<T> =>
  (await request.expect(200)).body as T;
const read = async <T>(path: string): Promise<T> =>
  (await app.http.get(path).expect(200)).body as T;

it.each([
  [
    HOME,
    {
      heroImage: EMPTY_IMAGE,
      mainText: '',
      arMainText: '',
      heroDescription: '',
      arHeroDescription: '',
      aboutDescription: '',
      arAboutDescription: '',
      aboutImages: [null, null, null, null],
    },
  ],
  [ABOUT, { mainText: '', arMainText: '', images: [null, null, null, null] }],
  ['/api/content', { contact: { ...SECTION, subText: '', arSubText: '' }, join: SECTION }],
])('%s is the empty object of its shape before it was ever saved', async (path, empty) => {
  expect(await read(path)).toEqual(empty);
});

it('the texts of a section are its own: others are dropped', async () => {
  const join = { mainText: 'C', subText: 'of contact', $set: 'x' };
  await app.http
    .post('/api/content')
    .set('Authorization', admin)
    .send({ join, other: {} })
    .expect(200);
  expect((await read<{ join: object }>('/api/content')).join).toEqual({
    ...SECTION,
    mainText: 'C',
  });
});

describe('a page', () => {
  it('keeps each picture in its slot, with a description in both languages or in one', async () => {
    const content = await saved<HomeContent>(
      post(HOME, { heroImageAlt: 'A hall', heroImageArAlt: 'قاعة', 'images[2]_alt': 'A joint' })
        .attach('heroImage', await picture(), 'hero.png')
        .attach('images[2]', await picture(), 'third.png'),
    );
    expect(content).toMatchObject({
      heroImage: { alt: 'A hall', arAlt: 'قاعة', width: 32, height: 24 },
      aboutImages: [null, null, { alt: 'A joint', arAlt: '', width: 32 }, null],
    });
    expect(await read(HOME)).toEqual(content);
    await app.http.get(content.heroImage.url).expect(200);
  });

  it('leaves what a form does not hold, clears what it empties, replaces what it fills', async () => {
    const filled = post(ABOUT, { mainText: 'Before', 'images[0]_alt': 'a', 'images[1]_alt': 'b' });
    for (const slot of [0, 1, 2]) filled.attach(`images[${slot}]`, await picture(), `${slot}.png`);
    const before = (await saved<AboutContent>(filled)).images;

    await saved(
      post(ABOUT, { arMainText: 'بعد', 'images[0]': '', 'images[1]_alt': 'b, renamed' }).attach(
        'images[2]',
        await picture(),
        'new.png',
      ),
    );

    const { mainText, arMainText, images } = await read<AboutContent>(ABOUT);
    expect({ mainText, arMainText }).toEqual({ mainText: 'Before', arMainText: 'بعد' });
    expect(images[0]).toBeNull();
    expect(images[1]).toEqual({ ...before[1], alt: 'b, renamed' });
    expect(images[2]?.url).not.toBe(before[2]?.url);
    await app.http.get(before[0]?.url ?? '').expect(404);
    await app.http.get(before[2]?.url ?? '').expect(404);
    expect((await app.countStored()).files).toBe(2);
  });

  it('does not describe a new picture in Arabic with the words of the one before', async () => {
    const both = {
      heroImageAlt: 'A hall',
      heroImageArAlt: 'قاعة',
      'images[0]_alt': 'A bench',
      'images[0]_arAlt': 'طاولة',
    };
    const first = post(HOME, both).attach('heroImage', await picture(), 'hero.png');
    const { heroImage } = await saved<HomeContent>(
      first.attach('images[0]', await picture(), 'a.png'),
    );
    const renamed = await saved<HomeContent>(post(HOME, { heroImageAlt: 'A tall hall' }));
    expect(renamed.heroImage).toEqual({ ...heroImage, alt: 'A tall hall' });

    const another = post(HOME, { heroImageAlt: 'A door', 'images[0]_alt': 'A joint' });
    const after = await saved<HomeContent>(
      another
        .attach('heroImage', await picture('jpeg'), 'door.jpg')
        .attach('images[0]', await picture('jpeg'), 'b.jpg'),
    );
    expect(after.heroImage).toMatchObject({ alt: 'A door', arAlt: '' });
    expect(after.aboutImages[0]).toMatchObject({ alt: 'A joint', arAlt: '' });
    const cleared = await saved<HomeContent>(post(HOME, { heroImage: '' }));
    expect(cleared.heroImage).toEqual(EMPTY_IMAGE);
  });

  it('takes the empty part of an untouched file input for an absent one', async () => {
    const before = await saved(post(HOME).attach('heroImage', await picture(), 'hero.png'));
    const after = await saved(post(HOME).attach('heroImage', Buffer.alloc(0), { filename: '' }));
    expect(after).toEqual(before);
  });

  it('has four slots: a fifth picture is dropped', async () => {
    await saved(post(HOME).attach('images[4]', await picture(), 'e.png'));
    expect((await app.countStored()).files).toBe(0);
  });

  it('is saved by several at once without one undoing another', async () => {
    await Promise.all([
      saved(post(HOME, { mainText: 'One' })),
      saved(post(HOME, { arMainText: 'واحد' })),
      saved(post(HOME).attach('images[0]', await picture(), 'a.png')),
    ]);
    const { mainText, arMainText, aboutImages } = await read<HomeContent>(HOME);
    expect({ mainText, arMainText }).toEqual({ mainText: 'One', arMainText: 'واحد' });
    expect(aboutImages[0]).not.toBeNull();
  });
});
