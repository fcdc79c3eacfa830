import { TestApp } from '../support/test-app';

const CONTENT = '/api/content';
const EMPTY_JOIN = {
  mainText: '',
  arMainText: '',
  sectionTitle: '',
  arSectionTitle: '',
  description: '',
  arDescription: '',
};
const EMPTY = { contact: { ...EMPTY_JOIN, subText: '', arSubText: '' }, join: EMPTY_JOIN };

describe('/api/content', () => {
  let app: TestApp;
  let admin: string;
  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.signIn();
  });
  beforeEach(() => app.clear('site_texts'));
  afterAll(() => app.stop());

  const save = (body: object) => app.http.post(CONTENT).set('Authorization', admin).send(body);
  const read = async () => (await app.http.get(CONTENT).expect(200)).body as unknown;

  it('is the empty object of its shape before it was ever saved', async () => {
    expect(await read()).toEqual(EMPTY);
  });

  it('drops what is no text of a section', async () => {
    await save({ join: { mainText: 'C', subText: 'of contact', $set: 'x' }, other: {} }).expect(
      200,
    );
    expect(await read()).toEqual({ ...EMPTY, join: { ...EMPTY.join, mainText: 'C' } });
  });

  it.each([
    ['a section that is a text', { contact: 'x' }, 'contact'],
    ['a section that is a list', { join: [{ mainText: 'x' }] }, 'join'],
    ['an operator object as a text', { join: { mainText: { $gt: '' } } }, 'join.mainText'],
    ['a text that is too long', { contact: { subText: 'x'.repeat(501) } }, 'contact.subText'],
  ])('refuses %s', async (_what, body, field) => {
    const answer = await save(body).expect(400);
    const { details } = answer.body as { details: { field: string }[] };
    expect(details.map((detail) => detail.field)).toContain(field);
    expect(await read()).toEqual(EMPTY);
  });
});
