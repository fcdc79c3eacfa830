import type { AboutContent, HomeContent } from '@manjara/contracts';
import { withTexts } from '../../support/factories/project.factory';
import { picture } from '../../support/pictures';
import { app } from '../shared-site';

const HOME = '/api/content/home';
const ABOUT = '/api/content/about';
const EMPTY_IMAGE = { url: '', alt: '', arAlt: '' };
const EMPTY_SLOTS = [null, null, null, null];

/** Empty texts in both languages. */
const empty = (...names: string[]) =>
  Object.fromEntries(
    names.flatMap((name) => [
      [name, ''],
      [`ar${name.charAt(0).toUpperCase()}${name.slice(1)}`, ''],
    ]),
  );
const SECTION = empty('mainText', 'sectionTitle', 'description');

beforeEach(() => app.clear('home_content', 'about_content', 'site_texts'));

/** Saves texts and pictures of a page; `null` is the empty part of an untouched file input. */
async function save<T>(
  path: string,
  texts: Record<string, string> = {},
  pictures: Record<string, Buffer | null> = {},
): Promise<T> {
  const request = withTexts(app.asAdmin.post(path), texts);
  for (const [name, bytes] of Object.entries(pictures)) {
    void request.attach(name, bytes ?? Buffer.alloc(0), { filename: bytes ? 'a.png' : '' });
  }
  return (await request.expect(200)).body as T;
}
const read = async <T>(path: string): Promise<T> =>
  (await app.http.get(path).expect(200)).body as T;

it.each([
  [
    HOME,
    {
      ...empty('mainText', 'heroDescription', 'aboutDescription'),
      heroImage: EMPTY_IMAGE,
      heroNoonImage: null,
      heroDuskImage: null,
      aboutImages: EMPTY_SLOTS,
    },
  ],
  [ABOUT, { ...empty('mainText'), images: EMPTY_SLOTS }],
  ['/api/content', { contact: { ...SECTION, ...empty('subText') }, join: SECTION }],
])('%s is the empty object of its shape before it was ever saved', async (path, content) => {
  expect(await read(path)).toEqual(content);
});

describe('a page', () => {
  it('keeps absent fields, clears empty ones, replaces others', async () => {
    const texts = { mainText: 'Before', 'images[0]_alt': 'a', 'images[1]_alt': 'b' };
    const slots = ['images[0]', 'images[1]', 'images[2]'];
    const pictures = await Promise.all(slots.map(async (slot) => [slot, await picture()] as const));
    const { images: before } = await save<AboutContent>(ABOUT, texts, Object.fromEntries(pictures));

    const changes = { arMainText: 'بعد', 'images[0]': '', 'images[1]_alt': 'b, renamed' };
    await save(ABOUT, changes, { 'images[2]': await picture() });

    const { mainText, arMainText, images } = await read<AboutContent>(ABOUT);
    expect({ mainText, arMainText }).toEqual({ mainText: 'Before', arMainText: 'بعد' });
    expect(images[0]).toBeNull();
    expect(images[1]).toEqual({ ...before[1], alt: 'b, renamed' });
    expect(images[2]?.url).not.toBe(before[2]?.url);
    // Previous versions keep their pictures.
    expect(await app.sweepLater()).toBe(0);
    await app.connection.collection('revisions').deleteMany({});
    expect(await app.sweepLater()).toBe(2);
    for (const slot of [0, 2]) await app.http.get(before[slot]?.url ?? '').expect(404);
    expect((await app.countStored()).files).toBe(2);
  });

  it('does not describe a new picture in Arabic with the words of the one before', async () => {
    const both = {
      ...{ heroImageAlt: 'A hall', heroImageArAlt: 'قاعة' },
      ...{ 'images[0]_alt': 'A bench', 'images[0]_arAlt': 'طاولة' },
    };
    const pictures = { heroImage: await picture(), 'images[0]': await picture() };
    const { heroImage } = await save<HomeContent>(HOME, both, pictures);
    const renamed = await save<HomeContent>(HOME, { heroImageAlt: 'A tall hall' });
    expect(renamed.heroImage).toEqual({ ...heroImage, alt: 'A tall hall' });

    const english = { heroImageAlt: 'A door', 'images[0]_alt': 'A joint' };
    const after = await save<HomeContent>(HOME, english, pictures);
    expect(after.heroImage).toMatchObject({ alt: 'A door', arAlt: '' });
    expect(after.aboutImages[0]).toMatchObject({ alt: 'A joint', arAlt: '' });
    const cleared = await save<HomeContent>(HOME, { heroImage: '' });
    expect(cleared.heroImage).toEqual(EMPTY_IMAGE);
  });

  it('keeps a picture of the hero for noon and for dusk, and clears one of them', async () => {
    const pictures = { heroNoonImage: await picture(), heroDuskImage: await picture() };
    const saved = await save<HomeContent>(HOME, { heroDuskImageAlt: 'Lamps' }, pictures);
    expect(saved.heroDuskImage).toMatchObject({ alt: 'Lamps', arAlt: '' });
    const cleared = await save<HomeContent>(HOME, { heroNoonImage: '' });
    expect(cleared).toMatchObject({ heroNoonImage: null, heroDuskImage: saved.heroDuskImage });
  });

  it('answers none of them for content of the version before', async () => {
    await save(HOME, { mainText: 'Before' });
    const documents = app.connection.collection('home_content');
    await documents.updateOne({}, { $unset: { heroNoon: 1, heroDusk: 1 } });
    const { heroNoonImage, heroDuskImage } = await save<HomeContent>(HOME, { mainText: 'After' });
    expect([heroNoonImage, heroDuskImage]).toEqual([null, null]);
  });

  it('keeps the picture of an input that was left alone, and drops a fifth one', async () => {
    const before = await save(HOME, {}, { heroImage: await picture() });
    expect(await save(HOME, {}, { heroImage: null })).toEqual(before);
    expect(await save(HOME, {}, { 'images[4]': await picture() })).toEqual(before);
    expect((await app.countStored()).files).toBe(1);
  });

  it('takes concurrent saves without losing one', async () => {
    await Promise.all([
      save(HOME, { mainText: 'One' }),
      save(HOME, { arMainText: 'واحد' }),
      save(HOME, {}, { 'images[0]': await picture() }),
    ]);
    const { mainText, arMainText, aboutImages } = await read<HomeContent>(HOME);
    expect({ mainText, arMainText }).toEqual({ mainText: 'One', arMainText: 'واحد' });
    expect(aboutImages[0]).not.toBeNull();
  });
});
