import type { ErrorBody } from '@manjara/contracts';
import { operationOf, OPERATIONS } from '../../contract/operations';
import { isFile } from '../../contract/support/field';
import { firstText, nameOf, type Operation } from '../../contract/support/operation';
import { type Payload, PICTURE } from '../../contract/support/payload';
import { tried } from '../../contract/support/tried';
import { ADMIN } from '../../support/test-app';
import { api } from '../shared-site';

const MONTHS = [3, 6, 12, 24];
const PASSWORDS = { password: ADMIN.password, currentPassword: ADMIN.password };

/** A PUT whose address can also be read. */
interface Save {
  name: string;
  operation: Operation;
  /** @param number another one makes another change */
  change: (number: number) => Payload;
}

const isReadToo = ({ path }: Operation) =>
  OPERATIONS.some((other) => other.method === 'GET' && other.path === path);

function toSave(operation: Operation): Save[] {
  const field = firstText(operation);
  if (operation.status !== 200 || !field || !isReadToo(operation)) return [];
  const change = (number: number) => ({ [field]: `Text ${number}` });
  return [{ name: nameOf(operation), operation, change }];
}

const SAVES: readonly Save[] = [
  ...tried(OPERATIONS).flatMap(toSave),
  {
    name: 'PUT /admin/profile with a password',
    operation: operationOf('PUT /admin/profile'),
    change: (number) => ({ name: `Text ${number}`, ...PASSWORDS }),
  },
  {
    name: 'PUT /personal-data/retention',
    operation: operationOf('PUT /personal-data/retention'),
    change: (number) => ({ messages: MONTHS[number % MONTHS.length], jobs: 24 }),
  },
];

const read = (path: string) => api.app.asAdmin.get(path).expect(200);
const tagOf = async (path: string) => (await read(path)).headers.etag ?? '';

/** A body without the signature of its file, which is new with every answer. */
const unsigned = ({ body }: { body: object }) => ({ ...body, cv: undefined });

let number = 0;
/** An item to save: its path, and a function that makes a different change each time. */
async function begin({ operation, change }: Save) {
  const { id } = (await api.prepare(operation)).request;
  const path = `/api${operation.path.replace('{id}', id ?? '')}`;
  const save = (tag?: string, more: Payload = {}) =>
    api.send(operation, {
      id,
      payload: { ...change(number++), ...more },
      headers: tag === undefined ? {} : { 'If-Match': tag },
    });
  return { path, save };
}

describe.each(SAVES)('$name', (one) => {
  it('refuses a save over a change that came in between, says when, and keeps the change', async () => {
    const { path, save } = await begin(one);
    const tag = await tagOf(path);
    const before = Date.now();
    await save().expect(200);
    const theirs = await read(path);
    const refused = await save(tag).expect(412);
    const { error, message, changedAt } = refused.body as ErrorBody;
    expect(error).toBe('precondition_failed');
    expect(message).toMatch(/^This was changed in another window or on another device/);
    expect(Date.parse(changedAt ?? '')).toBeGreaterThanOrEqual(before);
    expect(Date.parse(changedAt ?? '')).toBeLessThanOrEqual(Date.now());
    expect(unsigned(await read(path))).toEqual(unsigned(theirs));
  });

  it('accepts a save of the version that was read, and answers the next ETag', async () => {
    const { path, save } = await begin(one);
    const first = await save(await tagOf(path)).expect(200);
    expect(first.headers.etag).toBe(await tagOf(path));
    await save(first.headers.etag).expect(200);
  });

  it('accepts one of several concurrent saves of the same version', async () => {
    const { path, save } = await begin(one);
    const tag = await tagOf(path);
    const answers = await Promise.all(Array.from({ length: 5 }, async () => save(tag)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412, 412]);
  });
});

const pictureIn = ({ operation: { form } }: Save) =>
  form?.kind === 'multipart' ? form.fields.find(isFile)?.name : undefined;

describe.each(SAVES.filter(pictureIn))('$name, with a picture', (one) => {
  it('leaves no file of a refused save, and those that are there alone', async () => {
    const { path, save } = await begin(one);
    const withPicture = (tag?: string) => save(tag, { [pictureIn(one) ?? '']: PICTURE });
    await withPicture().expect(200);
    const tag = await tagOf(path);
    await withPicture().expect(200);
    const stored = await api.app.countStored();
    const theirs = await read(path);
    await withPicture(tag).expect(412);
    expect(await api.app.countStored()).toEqual(stored);
    expect((await read(path)).body).toEqual(theirs.body);
    const [url = ''] = /\/api\/files\/[0-9a-f]{24}/.exec(JSON.stringify(theirs.body)) ?? [];
    await api.app.http.get(url).expect(200);
  });
});

describe('If-Match', () => {
  const saveOf = (name: string) => SAVES.find((one) => one.name === name)!;
  const project = () => begin(saveOf('PUT /projects/{id}'));

  it.each<[string, (tag: string) => string, number]>([
    ['* stands for whatever is there', () => '*', 200],
    ['may name several tags', (tag) => `"before, that", ${tag}`, 200],
    ['may name the tag of a compressed answer', (tag) => tag.replace(/"$/, '-br"'), 200],
    ['never holds with a weak tag', (tag) => `W/${tag}`, 412],
    ['does not hold with what is no tag', (tag) => tag.replaceAll('"', ''), 412],
    ['does not hold when it is empty', () => ' ', 412],
  ])('%s', async (_, header, status) => {
    const { path, save } = await project();
    await save(header(await tagOf(path))).expect(status);
  });

  it('does not apply to unknown ids, which stay a 404', async () => {
    const { path, save } = await project();
    const tag = await tagOf(path);
    await api.app.asAdmin.delete(path).expect(204);
    await save(tag).expect(404);
  });

  it('holds after the list was brought into another order', async () => {
    const { path, save } = await begin(saveOf('PUT /content/boxes/{id}'));
    const tag = await tagOf(path);
    await api.app.asAdmin
      .put('/api/content/boxes/order')
      .send({ ids: [path.split('/').at(-1)] })
      .expect(200);
    await save(tag).expect(200);
  });
});
