import type { AboutContent, Question, Value } from '@manjara/contracts';
import { withTexts } from '../support/factories/project.factory';
import { picture } from '../support/pictures';
import { TestApp } from '../support/test-app';

const NOBODY = '0123456789abcdef01234567';

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

  it('keeps nothing when one of the pictures is none', async () => {
    await save({ mainText: 'Half' })
      .attach('images[0]', await picture(), 'a.png')
      .attach('images[1]', Buffer.from('no picture'), 'b.png')
      .expect(415);
    expect((await read()).mainText).toBe('');
    expect(await app.countStored()).toEqual({ files: 0, chunks: 0 });
  });

  it('lets nobody save without a sign-in', async () => {
    await app.http.post(ABOUT).field('mainText', 'X').expect(401);
    expect((await read()).mainText).toBe('');
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

  it.each(Object.keys(TEXTS))('asks for %s', async (field) => {
    const answer = await post({ ...TEXTS, [field]: '' }).attach(
      'valueImage',
      await picture(),
      'a.png',
    );
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ details: [{ field }] });
    expect(await list()).toEqual([]);
  });

  it('asks for a picture', async () => {
    const { body } = await post().expect(400);
    expect(body).toMatchObject({ details: [{ field: 'valueImage' }] });
  });

  it('removes a value with its picture', async () => {
    const { _id } = await created();
    const remove = () => app.http.delete(`${VALUES}/${_id}`).set('Authorization', admin);
    await remove().expect(204);
    expect(await list()).toEqual([]);
    expect(await app.countStored()).toEqual({ files: 0, chunks: 0 });
    expect(((await remove().expect(404)).body as { error: string }).error).toBe('value_not_found');
  });

  it('lets nobody write without a sign-in, also where the old client sent no token', async () => {
    const value = await created();
    await withTexts(app.http.post(VALUES), TEXTS).expect(401);
    await app.http.delete(`${VALUES}/${value._id}`).expect(401);
    expect(await list()).toEqual([value]);
  });
});

describe('/api/content/questions', () => {
  const QUESTIONS = '/api/content/questions';
  const QUESTION = {
    title: 'Do you travel?',
    arTitle: 'هل تعملون خارج جدة؟',
    description: 'Yes.\nEverywhere in the Kingdom.',
    arDescription: 'نعم، في كل أنحاء المملكة.',
  };
  const post = (question: object) =>
    app.http.post(QUESTIONS).set('Authorization', admin).send(question);
  const list = async () => (await app.http.get(QUESTIONS).expect(200)).body as Question[];

  it('lists questions in the order in which they were added', async () => {
    const titles = ['First', 'Second', 'Third'];
    const added = [];
    for (const title of titles) added.push((await post({ ...QUESTION, title }).expect(201)).body);
    expect(await list()).toEqual(added);
    expect(added).toEqual(titles.map((title) => ({ ...QUESTION, title, _id: expect.any(String) })));
  });

  it.each(Object.keys(QUESTION))('asks for %s', async (field) => {
    const { body } = await post({ ...QUESTION, [field]: ' ' }).expect(400);
    expect(body).toMatchObject({ message: 'Please fill out all fields.', details: [{ field }] });
    expect(await list()).toEqual([]);
  });

  it('removes a question', async () => {
    const { _id } = (await post(QUESTION).expect(201)).body as Question;
    const remove = (id: string) =>
      app.http.delete(`${QUESTIONS}/${id}`).set('Authorization', admin);
    await remove(_id).expect(204);
    expect(await list()).toEqual([]);
    const unknown = await remove(NOBODY).expect(404);
    expect((unknown.body as { error: string }).error).toBe('question_not_found');
  });

  it('lets nobody write without a sign-in, also where the old client sent no token', async () => {
    const { body } = await post(QUESTION).expect(201);
    await app.http.post(QUESTIONS).send(QUESTION).expect(401);
    await app.http.delete(`${QUESTIONS}/${(body as Question)._id}`).expect(401);
    expect(await list()).toEqual([body]);
  });
});
