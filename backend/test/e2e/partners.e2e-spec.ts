import type { Partner } from '@manjara/contracts';
import { picture, svg } from '../support/pictures';
import { TestApp } from '../support/test-app';

const PARTNERS = '/api/partners';

describe('/api/partners', () => {
  let app: TestApp;
  let admin: string;
  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.signIn();
  });
  beforeEach(() => app.clear('partners'));
  afterAll(() => app.stop());

  const created = async (alt: string): Promise<Partner> => {
    const answer = await app.http
      .post(PARTNERS)
      .set('Authorization', admin)
      .field('alt', alt)
      .attach('image', svg(), 'logo.svg')
      .expect(201);
    return answer.body as Partner;
  };
  const list = async () => (await app.http.get(PARTNERS).expect(200)).body as Partner[];

  it('lists partners in the order in which they were added, with their logos', async () => {
    const added = [await created('Rawasi'), await created('دار نخلة'), await created('Almas')];
    expect(await list()).toEqual(added);
    expect(added.map(({ image }) => image.alt)).toEqual(['Rawasi', 'دار نخلة', 'Almas']);
    for (const { image } of added) {
      const { headers } = await app.http.get(image.url).expect(200);
      expect(headers['content-type']).toBe('image/svg+xml');
    }
  });

  it('asks for the logo and its description', async () => {
    const send = () => app.http.post(PARTNERS).set('Authorization', admin);
    const withoutLogo = await send().field('alt', 'Rawasi').expect(400);
    const withoutAlt = await send()
      .attach('image', await picture(), 'a.png')
      .expect(400);
    expect(withoutLogo.body).toMatchObject({ details: [{ field: 'image' }] });
    expect(withoutAlt.body).toMatchObject({ details: [{ field: 'alt' }] });
    for (const { body } of [withoutLogo, withoutAlt]) {
      expect((body as { message: string }).message).toBe('Please fill out all fields.');
    }
    expect(await app.countStored()).toEqual({ files: 0, chunks: 0 });
  });

  it('removes a partner with its logo', async () => {
    const [first, second] = [await created('First'), await created('Second')];
    const path = `${PARTNERS}/${first._id}`;
    await app.http.delete(path).set('Authorization', admin).expect(204);
    expect(await list()).toEqual([second]);
    await app.http.get(first.image.url).expect(404);
    const again = await app.http.delete(path).set('Authorization', admin).expect(404);
    expect((again.body as { error: string }).error).toBe('partner_not_found');
  });

  it('lets nobody write without a sign-in, also where the old client sent no token', async () => {
    const partner = await created('Rawasi');
    await app.http.post(PARTNERS).field('alt', 'X').attach('image', svg(), 'x.svg').expect(401);
    await app.http.delete(`${PARTNERS}/${partner._id}`).expect(401);
    expect(await list()).toEqual([partner]);
  });
});
