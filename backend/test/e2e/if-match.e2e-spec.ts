import type { ErrorBody } from '@manjara/contracts';
import type { Test } from 'supertest';
import { productTexts } from '../support/factories/product.factory';
import { projectTexts, withTexts } from '../support/factories/project.factory';
import { reviewTexts } from '../support/factories/review.factory';
import { picture } from '../support/pictures';
import { ADMIN, TestApp } from '../support/test-app';

let app: TestApp;
let admin: string;
let png: Buffer;
beforeAll(async () => {
  png = await picture();
  app = await TestApp.start();
  admin = await app.signIn();
});
afterAll(() => app.stop());

interface Resource {
  name: string;
  collection: string;
  /** @returns where it is read */
  begin: () => Promise<string>;
  /** A save that makes its first text this one. */
  save: (path: string, text: string) => Test;
  /** The same save as above with a picture, where it takes one. */
  saveWithPicture?: (path: string, text: string) => Test;
}

const put = (path: string) => app.http.put(path).set('Authorization', admin);
const post = (path: string) => app.http.post(path).set('Authorization', admin);
const read = (path: string) => app.http.get(path).set('Authorization', admin).expect(200);
const tagOf = async (path: string) => (await read(path)).headers.etag ?? '';

const entity = (path: string, field: string, texts: Record<string, string>): Resource => ({
  name: `PUT ${path}/{id}`,
  collection: path.slice(1),
  begin: async () => {
    const created = await withTexts(post(`/api${path}`), texts)
      .attach('image', png, 'first.png')
      .expect(201);
    return `/api${path}/${(created.body as { _id: string })._id}`;
  },
  save: (at, text) => put(at).field(field, text),
  saveWithPicture: (at, text) => put(at).field(field, text).attach('image', png, 'next.png'),
});

const page = (path: string, collection: string): Resource => ({
  name: `POST ${path}`,
  collection,
  begin: () => Promise.resolve(`/api${path}`),
  save: (at, text) => post(at).field('mainText', text),
  saveWithPicture: (at, text) =>
    post(at).field('mainText', text).attach('images[0]', png, 'next.png'),
});

const RESOURCES: readonly Resource[] = [
  entity('/projects', 'name', projectTexts()),
  entity('/products', 'name', productTexts()),
  entity('/reviews', 'title', reviewTexts()),
  page('/content/home', 'home_content'),
  page('/content/about', 'about_content'),
  {
    name: 'POST /content',
    collection: 'site_texts',
    begin: () => Promise.resolve('/api/content'),
    save: (at, mainText) => post(at).send({ join: { mainText } }),
  },
  {
    name: 'PUT /admin/profile',
    collection: '',
    begin: () => Promise.resolve('/api/admin/profile'),
    save: (at, name) => put(at).send({ name }),
    saveWithPicture: (at) => post(`${at}/update-image`).attach('image', png, 'next.png'),
  },
  {
    name: 'PUT /admin/profile with a password',
    collection: '',
    begin: () => Promise.resolve('/api/admin/profile'),
    save: (at, name) =>
      put(at).send({ name, password: ADMIN.password, currentPassword: ADMIN.password }),
  },
  {
    name: 'PUT /personal-data/retention',
    collection: 'retention',
    begin: () => Promise.resolve('/api/personal-data/retention'),
    save: (at, text) => put(at).send({ messages: text === 'theirs' ? 6 : 12, jobs: 24 }),
  },
];

const WITH_PICTURE = RESOURCES.filter(({ saveWithPicture }) => saveWithPicture);

/** A path of the resource, and the tag under which it was read before somebody else saved. */
async function overtaken({ begin, save }: Resource) {
  const path = await begin();
  const tag = await tagOf(path);
  await save(path, 'theirs').expect(200);
  return { path, tag };
}

beforeEach(async () => {
  const collections = RESOURCES.map(({ collection }) => collection).filter(Boolean);
  await app.clear(...collections);
  await app.connection
    .collection('admins')
    .updateMany({}, { $set: { name: '', image: null }, $unset: { version: '', updatedAt: '' } });
});

describe.each(RESOURCES)('$name', (resource) => {
  const { begin, save } = resource;

  it('refuses a save over a change that came in between, says when, and keeps the change', async () => {
    const before = Date.now();
    const { path, tag } = await overtaken(resource);
    const theirs = await read(path);
    const refused = await save(path, 'mine').set('If-Match', tag).expect(412);
    const { error, message, changedAt } = refused.body as ErrorBody;
    expect(error).toBe('precondition_failed');
    expect(message).toMatch(/^This was changed in another window or on another device/);
    const at = Date.parse(changedAt ?? '');
    expect(at).toBeGreaterThanOrEqual(before);
    expect(at).toBeLessThanOrEqual(Date.now());
    expect((await read(path)).body).toEqual(theirs.body);
  });

  it('takes a save over what was read, and answers the tag of the next', async () => {
    const path = await begin();
    const first = await save(path, 'theirs').set('If-Match', await tagOf(path));
    expect(first.status).toBe(200);
    expect(first.headers.etag).toBe(await tagOf(path));
    await save(path, 'mine')
      .set('If-Match', first.headers.etag ?? '')
      .expect(200);
  });

  it('takes one of many saves over the same state at the same time', async () => {
    const path = await begin();
    const tag = await tagOf(path);
    const texts = ['theirs', 'mine', 'theirs', 'mine', 'theirs'];
    const answers = await Promise.all(texts.map((text) => save(path, text).set('If-Match', tag)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412, 412]);
  });

  it('takes a save without a tag over any change', async () => {
    const { path } = await overtaken(resource);
    await save(path, 'mine').expect(200);
  });
});

describe.each(WITH_PICTURE)('$name, with a picture', (resource) => {
  it('leaves no file of a refused save, and those that are there alone', async () => {
    const { saveWithPicture = resource.save } = resource;
    const path = await resource.begin();
    await saveWithPicture(path, 'first').expect(200);
    const tag = await tagOf(path);
    await saveWithPicture(path, 'theirs').expect(200);
    const stored = await app.countStored();
    const theirs = await read(path);
    await saveWithPicture(path, 'mine').set('If-Match', tag).expect(412);
    expect(await app.countStored()).toEqual(stored);
    expect((await read(path)).body).toEqual(theirs.body);
    const [url = ''] = /\/api\/files\/[0-9a-f]{24}/.exec(JSON.stringify(theirs.body)) ?? [];
    await app.http.get(url).expect(200);
  });

  it('leaves the files of one save when many come over the same state at the same time', async () => {
    const { saveWithPicture = resource.save } = resource;
    const path = await resource.begin();
    await saveWithPicture(path, 'first').expect(200);
    const stored = await app.countStored();
    const tag = await tagOf(path);
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((text) => saveWithPicture(path, text).set('If-Match', tag)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
    expect(await app.countStored()).toEqual(stored);
  });
});

describe('If-Match', () => {
  const [project] = RESOURCES as [Resource, ...Resource[]];
  const saved = async (path: string, header: string) =>
    (await project.save(path, 'mine').set('If-Match', header)).status;

  it.each<[string, (tag: string) => string, number]>([
    ['* stands for whatever is there', () => '*', 200],
    ['may name several tags', (tag) => `"before, that", ${tag}`, 200],
    ['may name the tag of a brotli answer', (tag) => tag.replace(/"$/, '-br"'), 200],
    ['may name the tag of a gzip answer', (tag) => tag.replace(/"$/, '-gzip"'), 200],
    ['never holds with a weak tag', (tag) => `W/${tag}`, 412],
    ['does not hold with another tag', () => '"another"', 412],
    ['does not hold with what is no tag', (tag) => tag.replaceAll('"', ''), 412],
    ['does not hold when it is empty', () => ' ', 412],
  ])('%s', async (_, header, status) => {
    const path = await project.begin();
    expect(await saved(path, header(await tagOf(path)))).toBe(status);
  });

  it('holds with the tag that visitors read, also of a compressed answer', async () => {
    const created = await project.begin();
    await project.save(created, 'x').field('description', 'long '.repeat(400)).expect(200);
    const ask = () => app.http.get(created).set('Accept-Encoding', 'br').expect(200);
    let answer = await ask();
    while (answer.headers['content-encoding'] !== 'br') answer = await ask();
    expect(await saved(created, answer.headers.etag ?? '')).toBe(200);
  });

  it('says nothing of what does not exist: that stays a 404', async () => {
    const path = await project.begin();
    const tag = await tagOf(path);
    await app.http.delete(path).set('Authorization', admin).expect(204);
    expect(await saved(path, tag)).toBe(404);
  });

  it('is answered in Arabic', async () => {
    const path = await project.begin();
    const answer = project.save(path, 'x').set('If-Match', '"x"');
    const { body } = await answer.set('Accept-Language', 'ar');
    expect((body as ErrorBody).message).toMatch(/^تغيّر هذا المحتوى/);
  });
});
