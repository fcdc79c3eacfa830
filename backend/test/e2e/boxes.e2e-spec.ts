import type { Box } from '@manjara/contracts';
import { TestApp } from '../support/test-app';

const BOXES = '/api/content/boxes';

const box = (changes: Partial<Omit<Box, '_id'>> = {}): Omit<Box, '_id'> => ({
  boxTitle: '27 years',
  arBoxTitle: '٢٧ عامًا',
  boxText: 'of joinery in Jeddah.',
  arBoxText: 'من النجارة في جدة.',
  ...changes,
});

describe('/api/content/boxes', () => {
  let app: TestApp;
  let admin: string;
  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.signIn();
  });
  afterAll(() => app.stop());
  beforeEach(() => app.clear('boxes'));

  const post = (body: object) => app.http.post(BOXES).set('Authorization', admin).send(body);
  const remove = (id: string) => app.http.delete(`${BOXES}/${id}`).set('Authorization', admin);

  it('lists boxes in the order in which they were added', async () => {
    expect((await app.http.get(BOXES).expect(200)).body).toEqual([]);
    const added = [];
    for (const boxTitle of ['One', 'Two', 'Three']) {
      const { body } = await post(box({ boxTitle })).expect(201);
      expect(body).toMatchObject(box({ boxTitle }));
      added.push(body as Box);
    }
    expect((await app.http.get(BOXES)).body).toEqual(added);
  });

  it.each(Object.keys(box()))('requires %s', async (field) => {
    const { body } = await post(box({ [field]: '  ' })).expect(400);
    expect(body).toMatchObject({
      message: 'Please fill out all fields.',
      details: [{ field }],
    });
  });

  it('stores no field that it does not know, and no object as a text', async () => {
    const { body } = await post({ ...box(), _id: '0'.repeat(24), role: 'x' }).expect(201);
    expect((body as Box)._id).not.toBe('0'.repeat(24));
    expect(body).not.toHaveProperty('role');
    await post({ ...box(), boxTitle: { $ne: '' } }).expect(400);
    expect((await app.http.get(BOXES)).body).toHaveLength(1);
  });

  it('removes a box once', async () => {
    const { _id } = (await post(box())).body as Box;
    await remove(_id).expect(204);
    const { body } = await remove(_id).expect(404);
    expect(body).toMatchObject({ error: 'box_not_found', message: 'This box does not exist.' });
    await remove('7').expect(400);
  });

  it('is changed by nobody else', async () => {
    await app.http.post(BOXES).send(box()).expect(401);
    await app.http.delete(`${BOXES}/${'0'.repeat(24)}`).expect(401);
  });
});
