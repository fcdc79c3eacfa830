import { DATED_KINDS, ORDERED_KINDS } from '@manjara/contracts';
import { OPERATIONS } from '../contract/operations';
import { Api } from '../contract/support/api';
import { nameOf, type Operation } from '../contract/support/operation';

let api: Api;
beforeAll(async () => (api = await Api.start()));
beforeEach(() => api.clear());
afterAll(() => api.stop());

const operation = (name: string) => OPERATIONS.find((each) => nameOf(each) === name) as Operation;
const idsAt = async (path: string) =>
  ((await api.read(path)) as { _id: string }[]).map(({ _id }) => _id);

/** @returns their ids */
async function addThree(path: string): Promise<string[]> {
  const create = operation(`POST ${path}`);
  const ids: string[] = [];
  for (let number = 0; number < 3; number++) {
    const { request } = await api.prepare(create);
    await api.send(create, request).expect(201);
    ids.push(...(await idsAt(path)).filter((id) => !ids.includes(id)));
  }
  return ids;
}

const FIRST = { newest: 'the newest first', oldest: 'the first that was added first' };

describe.each([
  ...[...DATED_KINDS, 'messages', 'jobs'].map((kind) => [`/${kind}`, FIRST.newest] as const),
  ...ORDERED_KINDS.map((kind) => [`/${kind}`, FIRST.oldest] as const),
])('%s', (path, order) => {
  it(`are listed with ${order}`, async () => {
    expect(await idsAt(path)).toEqual([]);
    const ids = await addThree(path);
    expect(await idsAt(path)).toEqual(order.startsWith('the newest') ? ids.reverse() : ids);
  });

  it('lose one that is deleted, once, and keep the others', async () => {
    const [first, second = '', third] = await addThree(path);
    const remove = operation(`DELETE ${path}/{id}`);
    await api.send(remove, { id: second }).expect(204);
    expect((await idsAt(path)).sort()).toEqual([first, third].sort());
    const { body } = await api.send(remove, { id: second }).expect(404);
    expect((body as { error: string }).error).toMatch(/_not_found$/);
  });
});
