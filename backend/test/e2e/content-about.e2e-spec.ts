import type { AboutContent, Value } from '@manjara/contracts';
import { withTexts } from '../support/factories/project.factory';
import { picture } from '../support/pictures';
import { TestApp } from '../support/test-app';

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await TestApp.start();
  admin = await app.signIn();
});
beforeEach(() => app.clear('about_content', 'values', 'questions'));
afterAll(() => app.stop());

describe('/api/content/about', () => {
  const ABOUT = '/api/content/about';
  const save = (texts: Record<string, string> = {}) =>
    withTexts(app.http.post(ABOUT).set('Authorization', admin), texts);
  const read = async () => (await app.http.get(ABOUT).expect(200)).body as AboutContent;

  it('is the empty object of its shape before it was ever saved', async () => {
    expect(await read()).toEqual({
      mainText: '',
      arMainText: '',
      images: [null, null, null, null],
    });
  });

  it('keeps texts and pictures, each picture in its slot', async () => {
    const { body } = await save({
      mainText: 'A house of wood',
      arMainText: 'بيت الخشب',
      'images[0]_alt': 'A bench',
      'images[2]_alt': 'A joint',
    })
      .attach('images[0]', await picture(), 'bench.png')
      .attach('images[2]', await picture('png', { width: 10, height: 20 }), 'joint.png')
      .expect(200);
    expect(await read()).toEqual(body);
    expect(body).toMatchObject({
      mainText: 'A house of wood',
      arMainText: 'بيت الخشب',
      images: [{ alt: 'A bench', width: 32 }, null, { alt: 'A joint', width: 10 }, null],
    });
  });

  it('leaves what a form does not hold, clears what it empties, replaces what it fills', async () => {
    const filled = save({ mainText: 'Before', 'images[0]_alt': 'a', 'images[1]_alt': 'b' });
    for (const slot of [0, 1, 2]) filled.attach(`images[${slot}]`, await picture(), `${slot}.png`);
    const before = ((await filled.expect(200)).body as AboutContent).images;

    await save({ arMainText: 'بعد', 'images[0]': '', 'images[1]_alt': 'b, renamed' })
      .attach('images[2]', await picture(), 'new.png')
      .expect(200);

    const { mainText, arMainText, images } = await read();
    expect({ mainText, arMainText }).toEqual({ mainText: 'Before', arMainText: 'بعد' });
    expect(images[0]).toBeNull();
    expect(images[1]).toEqual({ ...before[1], alt: 'b, renamed' });
    expect(images[2]?.url).not.toBe(before[2]?.url);
    await app.http.get(before[0]?.url ?? '').expect(404);
    await app.http.get(before[2]?.url ?? '').expect(404);
    expect((await app.countStored()).files).toBe(2);
  });

  it('keeps the description of each picture in both languages, or in the one that was sent', async () => {
    const { body } = await save({
      'images[0]_alt': 'A bench',
      'images[0]_arAlt': 'طاولة',
      'images[1]_alt': 'A joint',
    })
      .attach('images[0]', await picture(), 'bench.png')
      .attach('images[1]', await picture(), 'joint.png')
      .expect(200);
    expect(body).toMatchObject({
      images: [{ alt: 'A bench', arAlt: 'طاولة' }, { alt: 'A joint', arAlt: '' }, null, null],
    });
    expect(await read()).toEqual(body);

    await save({ 'images[0]_alt': 'A long bench' }).expect(200);
    expect((await read()).images[0]).toMatchObject({ alt: 'A long bench', arAlt: 'طاولة' });
    await save({ 'images[0]_alt': 'A door' })
      .attach('images[0]', await picture(), 'door.png')
      .expect(200);
    expect((await read()).images[0]).toMatchObject({ alt: 'A door', arAlt: '' });
  });
});

describe('/api/content/values', () => {
  const VALUES = '/api/content/values';
  const TEXTS = { value: 'Honest wood', arValue: 'خشب صادق', alt: 'Boards', arAlt: 'ألواح' };
  const post = (texts: Record<string, string> = TEXTS) =>
    withTexts(app.http.post(VALUES).set('Authorization', admin), texts);
  const created = async (texts?: Record<string, string>): Promise<Value> =>
    (
      await post(texts)
        .attach('valueImage', await picture(), 'a.png')
        .expect(201)
    ).body as Value;
  const list = async () => (await app.http.get(VALUES).expect(200)).body as Value[];

  it('lists values in the order in which they were added; the picture is an address', async () => {
    const added = [await created(), await created({ ...TEXTS, value: 'Second' })];
    expect(await list()).toEqual(added);
    expect(added[0]).toEqual({ ...TEXTS, _id: expect.any(String), image: expect.any(String) });
    await app.http.get(added[0]?.image ?? '').expect(200);
  });
});
