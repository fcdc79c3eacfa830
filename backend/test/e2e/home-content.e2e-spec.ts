import type { HomeContent } from '@manjara/contracts';
import { picture } from '../support/pictures';
import { TestApp } from '../support/test-app';

const HOME = '/api/content/home';

const EMPTY: HomeContent = {
  heroImage: { url: '', alt: '', arAlt: '' },
  mainText: '',
  arMainText: '',
  heroDescription: '',
  arHeroDescription: '',
  aboutDescription: '',
  arAboutDescription: '',
  aboutImages: [null, null, null, null],
};

describe('/api/content/home', () => {
  let app: TestApp;
  let admin: string;
  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.signIn();
  });
  afterAll(() => app.stop());
  beforeEach(() => app.clear('home_content'));

  const post = () => app.http.post(HOME).set('Authorization', admin);
  const read = async () => (await app.http.get(HOME).expect(200)).body as HomeContent;
  const saved = async (request: ReturnType<typeof post>) =>
    (await request.expect(200)).body as HomeContent;

  it('is the empty object of its shape before it was ever saved', async () => {
    expect(await read()).toEqual(EMPTY);
  });

  it('saves texts and pictures, and answers the whole', async () => {
    const content = await saved(
      post()
        .field('mainText', 'Made of wood.\nMade to stay.')
        .field('arMainText', 'خشبٌ يبقى')
        .field('heroImageAlt', 'قاعة')
        .attach('heroImage', await picture(), 'hero.png')
        .field('images[2]_alt', 'ورشة')
        .attach('images[2]', await picture(), 'third.png'),
    );
    expect(content).toMatchObject({
      mainText: 'Made of wood.\nMade to stay.',
      arMainText: 'خشبٌ يبقى',
      heroDescription: '',
      heroImage: { alt: 'قاعة', width: 32, height: 24 },
      aboutImages: [null, null, { alt: 'ورشة', width: 32 }, null],
    });
    expect(await read()).toEqual(content);
    await app.http.get(content.heroImage.url).expect(200);
  });

  it('changes an alt text alone', async () => {
    const before = await saved(
      post()
        .attach('images[1]', await picture(), 'a.png')
        .field('images[1]_alt', 'old'),
    );
    const after = await saved(post().field('images[1]_alt', 'new'));
    expect(after.aboutImages[1]).toEqual({ ...before.aboutImages[1], alt: 'new' });
  });

  it('keeps the description of each picture in both languages', async () => {
    const content = await saved(
      post()
        .attach('heroImage', await picture(), 'hero.png')
        .field('heroImageAlt', 'A hall')
        .field('heroImageArAlt', 'قاعة')
        .attach('images[3]', await picture(), 'fourth.png')
        .field('images[3]_alt', 'A workshop')
        .field('images[3]_arAlt', 'ورشة'),
    );
    expect(content).toMatchObject({
      heroImage: { alt: 'A hall', arAlt: 'قاعة' },
      aboutImages: [null, null, null, { alt: 'A workshop', arAlt: 'ورشة' }],
    });
    expect(await read()).toEqual(content);
  });

  it('takes one description for both languages, and leaves the Arabic one of a picture that stays', async () => {
    const one = await saved(
      post()
        .attach('heroImage', await picture(), 'hero.png')
        .field('heroImageAlt', 'A hall'),
    );
    expect(one.heroImage).toMatchObject({ alt: 'A hall', arAlt: '' });
    await saved(post().field('heroImageArAlt', 'قاعة'));
    const after = await saved(post().field('heroImageAlt', 'A tall hall'));
    expect(after.heroImage).toEqual({ ...one.heroImage, alt: 'A tall hall', arAlt: 'قاعة' });
  });

  it('does not describe a new picture in Arabic with the words of the one before', async () => {
    const both = () =>
      post()
        .field('heroImageAlt', 'A hall')
        .field('heroImageArAlt', 'قاعة')
        .field('images[0]_alt', 'A bench')
        .field('images[0]_arAlt', 'طاولة');
    await saved(
      both()
        .attach('heroImage', await picture(), 'hero.png')
        .attach('images[0]', await picture(), 'a.png'),
    );
    const after = await saved(
      post()
        .attach('heroImage', await picture('jpeg'), 'door.jpg')
        .field('heroImageAlt', 'A door')
        .attach('images[0]', await picture('jpeg'), 'b.jpg')
        .field('images[0]_alt', 'A joint'),
    );
    expect(after.heroImage).toMatchObject({ alt: 'A door', arAlt: '' });
    expect(after.aboutImages[0]).toMatchObject({ alt: 'A joint', arAlt: '' });
  });

  it('reads content that was stored when a picture had one description', async () => {
    const before = await saved(
      post()
        .attach('heroImage', await picture(), 'hero.png')
        .field('heroImageAlt', 'قاعة')
        .attach('images[0]', await picture(), 'a.png')
        .field('images[0]_alt', 'ورشة'),
    );
    await app.connection
      .collection('home_content')
      .updateOne({}, { $unset: { 'hero.arAlt': '', 'about.0.arAlt': '' } });
    expect(await read()).toEqual(before);
    const after = await saved(post().field('images[0]_arAlt', 'ورشة نجارة'));
    expect(after.heroImage).toEqual({ ...before.heroImage, arAlt: '' });
    expect(after.aboutImages[0]).toMatchObject({ alt: 'ورشة', arAlt: 'ورشة نجارة' });
  });

  it('replaces and clears pictures, and removes their files', async () => {
    const before = await saved(
      post()
        .attach('heroImage', await picture(), 'hero.png')
        .attach('images[0]', await picture(), 'a.png')
        .field('images[0]_alt', 'gone with its picture')
        .attach('images[3]', await picture(), 'd.png'),
    );
    const after = await saved(
      post()
        .attach('heroImage', await picture('jpeg'), 'new.jpg')
        .field('images[0]', ''),
    );
    expect(after.heroImage.url).not.toBe(before.heroImage.url);
    expect(after.aboutImages).toEqual([null, null, null, before.aboutImages[3]]);
    await app.http.get(before.heroImage.url).expect(404);
    await app.http.get(before.aboutImages[0]?.url ?? '').expect(404);
    expect((await app.countStored()).files).toBe(2);
    expect((await saved(post().field('heroImage', ''))).heroImage).toEqual(EMPTY.heroImage);
  });

  it('takes the empty part of an untouched file input for an absent one', async () => {
    const before = await saved(post().attach('heroImage', await picture(), 'hero.png'));
    const after = await saved(post().attach('heroImage', Buffer.alloc(0), { filename: '' }));
    expect(after).toEqual(before);
  });

  it('refuses a text in a picture slot, and a fifth picture is nobody', async () => {
    const { body } = await post().field('images[0]', 'https://example.com/x.png').expect(400);
    expect(body).toMatchObject({ details: [{ field: 'images[0]' }] });
    await saved(post().attach('images[4]', await picture(), 'e.png'));
    expect((await app.countStored()).files).toBe(0);
  });

  it('is saved by two at once without either undoing the other', async () => {
    await Promise.all([
      saved(post().field('mainText', 'One')),
      saved(post().field('arMainText', 'واحد')),
      saved(post().attach('images[0]', await picture(), 'a.png')),
    ]);
    const { mainText, arMainText, aboutImages } = await read();
    expect({ mainText, arMainText }).toEqual({ mainText: 'One', arMainText: 'واحد' });
    expect(aboutImages[0]).not.toBeNull();
  });
});
