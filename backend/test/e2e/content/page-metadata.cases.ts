import type { Image, SiteMetadata, SiteSettings } from '@manjara/contracts';
import { picture } from '../../support/pictures';
import { app } from '../shared-site';

const UNKNOWN = '/api/files/0123456789abcdef01234567';

const save = (path: string, body: object) => app.asAdmin.post(`/api/${path}`).send(body);
const upload = async () => {
  const request = app.asAdmin.post('/api/pictures').attach('image', await picture(), 'a.png');
  return ((await request.expect(201)).body as Image).url;
};
const usesOf = async (url: string) => {
  const { body } = await app.asAdmin.get('/api/pictures').expect(200);
  const found = (body as { url: string; usedIn: { kind: string }[] }[]).find(
    (each) => each.url === url,
  );
  return found?.usedIn.map(({ kind }) => kind);
};

it('a page has a share picture, which the sweep keeps, until it is taken away', async () => {
  const url = await upload();
  const { body } = await save('page-metadata', { home: { description: 'Doors', image: url } });
  expect((body as SiteMetadata).home).toMatchObject({
    description: 'Doors',
    arDescription: '',
    image: { url },
  });
  expect(await usesOf(url)).toEqual(['page-metadata']);
  const without = await save('page-metadata', { home: { image: '' } }).expect(200);
  expect((without.body as SiteMetadata).home).toMatchObject({ description: 'Doors', image: null });
});

it('the site has the name and logo that the owner chose, and else its own', async () => {
  const url = await upload();
  const own = { name: 'Oud', arName: 'عود', tagline: 'Doors', logo: url };
  const { body } = await save('site-settings', own).expect(200);
  expect(body).toMatchObject({ ...own, logo: { url } });
  expect(await usesOf(url)).toEqual(['site-settings']);
  const blank = await save('site-settings', { name: ' ', arName: '', logo: '' }).expect(200);
  expect(blank.body).toMatchObject({ name: 'Manjara', arName: 'منجرة', logo: null });
  const { body: read } = await app.http.get('/api/site-settings').expect(200);
  expect((read as SiteSettings).tagline).toBe('Doors');
});

it.each(['site-settings', 'page-metadata'])(
  '%s refuses a picture that is not there',
  async (path) => {
    const body = path === 'site-settings' ? { logo: UNKNOWN } : { home: { image: UNKNOWN } };
    await save(path, body).expect(400);
  },
);
