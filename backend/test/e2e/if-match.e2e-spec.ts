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
  collection?: string;
  /** @returns where it is read */
  begin: () => Promise<string>;
  /** A save that makes its first text this one. */
  save: (path: string, text: string) => Test;
  /** The picture's field in such a save. */
  picture?: string;
}

const put = (path: string) => app.http.put(path).set('Authorization', admin);
const post = (path: string) => app.http.post(path).set('Authorization', admin);
const read = (path: string) => app.http.get(path).set('Authorization', admin).expect(200);
const tagOf = async (path: string) => (await read(path)).headers.etag ?? '';

const entity = (path: string, field: string, texts: Record<string, string>): Resource => ({
  name: `PUT ${path}/{id}`,
  collection: path.slice(1),
  begin: async () => {
    const request = withTexts(post(`/api${path}`), texts).attach('image', png, 'first.png');
    return `/api${path}/${((await request.expect(201)).body as { _id: string })._id}`;
  },
  save: (at, text) => put(at).field(field, text),
  picture: 'image',
});

const item = (path: string, texts: Record<string, string>): Resource => ({
  name: `PUT ${path}/{id}`,
  collection: path.split('/').at(-1)!,
  begin: async () => {
    const { body } = await post(`/api${path}`).send(texts).expect(201);
    return `/api${path}/${(body as { _id: string })._id}`;
  },
  save: (at, text) => put(at).send({ [Object.keys(texts)[0]!]: text }),
});

const page = (path: string, collection: string): Resource => ({
  name: `POST ${path}`,
  collection,
  begin: () => Promise.resolve(`/api${path}`),
  save: (at, text) => post(at).field('mainText', text),
  picture: 'images[0]',
});

const VALUES: Resource = {
  name: 'PUT /content/values/{id}',
  collection: 'values',
  begin: async () => {
    const texts = { value: 'Care', arValue: 'عناية', alt: 'Hands', arAlt: 'يدان' };
    const request = withTexts(post('/api/content/values'), texts);
    const { body } = await request.attach('valueImage', png, 'first.png').expect(201);
    return `/api/content/values/${(body as { _id: string })._id}`;
  },
  save: (at, text) => put(at).field('value', text),
  picture: 'valueImage',
};

const PROFILE = () => Promise.resolve('/api/admin/profile');
const PASSWORDS = { password: ADMIN.password, currentPassword: ADMIN.password };

const RESOURCES: readonly Resource[] = [
  entity('/projects', 'name', projectTexts()),
  entity('/products', 'name', productTexts()),
  entity('/reviews', 'title', reviewTexts()),
  item('/content/boxes', { boxTitle: '27', arBoxTitle: '٢٧', boxText: 'Years', arBoxText: 'عامًا' }),
  item('/content/questions', { title: 'A', arTitle: 'أ', description: 'B', arDescription: 'ب' }),
  VALUES,
  page('/content/home', 'home_content'),
  page('/content/about', 'about_content'),
  {
    name: 'POST /content',
    collection: 'site_texts',
    begin: () => Promise.resolve('/api/content'),
    save: (at, mainText) => post(at).send({ join: { mainText } }),
  },
  { name: 'PUT /admin/profile', begin: PROFILE, save: (at, name) => put(at).send({ name }) },
  {
    name: 'PUT /admin/profile with a password',
    begin: PROFILE,
    save: (at, name) => put(at).send({ name, ...PASSWORDS }),
  },
  {
    name: 'PUT /personal-data/retention',
    collection: 'retention',
    begin: () => Promise.resolve('/api/personal-data/retention'),
    save: (at, text) => put(at).send({ messages: text === 'theirs' ? 6 : 12, jobs: 24 }),
  },
];

/** A resource as it is in a new site. */
async function reset({ collection }: Resource): Promise<void> {
  if (collection) await app.clear(collection);
  else {
    const blank = { $set: { name: '' }, $unset: { version: '', updatedAt: '' } };
    await app.connection.collection('admins').updateMany({}, blank);
  }
}

describe.each(RESOURCES)('$name', (resource) => {
  const { begin, save } = resource;
  beforeEach(() => reset(resource));

  it('refuses a save over a change that came in between, says when, and keeps the change', async () => {
    const path = await begin();
    const tag = await tagOf(path);
    const before = Date.now();
    await save(path, 'theirs').expect(200);
    const theirs = await read(path);
    const refused = await save(path, 'mine').set('If-Match', tag).expect(412);
    const { error, message, changedAt } = refused.body as ErrorBody;
    expect(error).toBe('precondition_failed');
    expect(message).toMatch(/^This was changed in another window or on another device/);
    expect(Date.parse(changedAt ?? '')).toBeGreaterThanOrEqual(before);
    expect(Date.parse(changedAt ?? '')).toBeLessThanOrEqual(Date.now());
    expect((await read(path)).body).toEqual(theirs.body);
  });

  it('takes a save over what was read, and answers the tag of the next', async () => {
    const path = await begin();
    const first = await save(path, 'theirs')
      .set('If-Match', await tagOf(path))
      .expect(200);
    expect(first.headers.etag).toBe(await tagOf(path));
    const next = save(path, 'mine').set('If-Match', first.headers.etag ?? '');
    await next.expect(200);
  });

  it('takes one of many saves over the same state at the same time', async () => {
    const path = await begin();
    const tag = await tagOf(path);
    const texts = ['theirs', 'mine', 'theirs', 'mine', 'theirs'];
    const answers = await Promise.all(texts.map((text) => save(path, text).set('If-Match', tag)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412, 412]);
  });
});

describe.each(RESOURCES.filter(({ picture }) => picture))('$name, with a picture', (resource) => {
  it('leaves no file of a refused save, and those that are there alone', async () => {
    const path = await resource.begin();
    const save = (text: string) =>
      resource.save(path, text).attach(resource.picture!, png, 'next.png');
    await save('first').expect(200);
    const tag = await tagOf(path);
    await save('theirs').expect(200);
    const stored = await app.countStored();
    const theirs = await read(path);
    await save('mine').set('If-Match', tag).expect(412);
    expect(await app.countStored()).toEqual(stored);
    expect((await read(path)).body).toEqual(theirs.body);
    const [url = ''] = /\/api\/files\/[0-9a-f]{24}/.exec(JSON.stringify(theirs.body)) ?? [];
    await app.http.get(url).expect(200);
  });
});

describe('If-Match', () => {
  const [project] = RESOURCES as [Resource, ...Resource[]];
  const saved = async (path: string, header: string) =>
    (await project.save(path, 'mine').set('If-Match', header)).status;

  it.each<[string, (tag: string) => string, number]>([
    ['* stands for whatever is there', () => '*', 200],
    ['may name several tags', (tag) => `"before, that", ${tag}`, 200],
    ['may name the tag of a compressed answer', (tag) => tag.replace(/"$/, '-br"'), 200],
    ['never holds with a weak tag', (tag) => `W/${tag}`, 412],
    ['does not hold with what is no tag', (tag) => tag.replaceAll('"', ''), 412],
    ['does not hold when it is empty', () => ' ', 412],
  ])('%s', async (_, header, status) => {
    const path = await project.begin();
    expect(await saved(path, header(await tagOf(path)))).toBe(status);
  });

  it('says nothing of what does not exist: that stays a 404', async () => {
    const path = await project.begin();
    const tag = await tagOf(path);
    await app.http.delete(path).set('Authorization', admin).expect(204);
    expect(await saved(path, tag)).toBe(404);
  });

  it('holds after the list was brought into another order', async () => {
    const box = RESOURCES.find(({ name }) => name.includes('boxes'))!;
    const path = await box.begin();
    const tag = await tagOf(path);
    await put('/api/content/boxes/order')
      .send({ ids: [path.split('/').at(-1)] })
      .expect(200);
    await box.save(path, 'mine').set('If-Match', tag).expect(200);
  });
});
