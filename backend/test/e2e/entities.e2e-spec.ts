import { OPERATIONS } from '../contract/operations';
import { Api } from '../contract/support/api';
import { nameOf, type Operation } from '../contract/support/operation';

let api: Api;
beforeAll(async () => (api = await Api.start()));
beforeEach(() => api.clear());
afterAll(() => api.stop());

const operation = (name: string): Operation => {
  const found = OPERATIONS.find((each) => nameOf(each) === name);
  if (!found) throw new Error(`There is no operation of the name ${name}.`);
  return found;
};

/** @returns their ids */
async function addThree(path: string): Promise<string[]> {
  const create = operation(`POST ${path}`);
  const ids: string[] = [];
  for (let number = 0; number < 3; number++) {
    const { request } = await api.prepare(create);
    const { body } = await api.send(create, request).expect(201);
    ids.push((body as { _id: string })._id);
  }
  return ids;
}

async function idsAt(path: string): Promise<string[]> {
  const { body } = await api.send(operation(`GET ${path}`)).expect(200);
  return (body as { _id: string }[]).map(({ _id }) => _id);
}

it.each(['/projects', '/products', '/reviews'])(
  '%s are listed with the newest first',
  async (path) => {
    expect(await idsAt(path)).toEqual([]);
    const ids = await addThree(path);
    expect(await idsAt(path)).toEqual(ids.reverse());
  },
);

it.each(['/partners', '/content/boxes', '/content/values', '/content/questions'])(
  '%s are listed in the order in which they were added',
  async (path) => {
    expect(await idsAt(path)).toEqual([]);
    const ids = await addThree(path);
    expect(await idsAt(path)).toEqual(ids);
  },
);

it.each([
  '/projects',
  '/products',
  '/reviews',
  '/partners',
  '/content/boxes',
  '/content/values',
  '/content/questions',
])('one of %s is deleted once, and the others stay', async (path) => {
  const [first, second = '', third] = await addThree(path);
  const remove = operation(`DELETE ${path}/{id}`);
  await api.send(remove, { id: second }).expect(204);
  expect((await idsAt(path)).sort()).toEqual([first, third].sort());
  const { body } = await api.send(remove, { id: second }).expect(404);
  expect((body as { error: string }).error).toMatch(/_not_found$/);
});
