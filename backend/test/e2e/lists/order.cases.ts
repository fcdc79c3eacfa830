import { DATED_KINDS, ORDERED_KINDS } from '@manjara/contracts';
import { operationOf } from '../../contract/operations';
import { isTried } from '../../contract/support/tried';
import { api } from '../shared-site';

beforeEach(() => api.app.clearAll());

describe.each([
  ...[...DATED_KINDS, 'messages', 'jobs']
    .filter(isTried)
    .map((kind) => [`/${kind}`, 'newest'] as const),
  ...ORDERED_KINDS.filter(isTried).map((kind) => [`/${kind}`, 'oldest'] as const),
])('%s', (path, order) => {
  it(`has the ${order} first`, async () => {
    const create = operationOf(`POST ${path}`);
    const listed = async () => ((await api.read(path)) as { _id: string }[]).map(({ _id }) => _id);
    const ids: string[] = [];
    for (let number = 0; number < 3; number++) {
      const { request } = await api.prepare(create);
      await api.send(create, request).expect(201);
      ids.push(...(await listed()).filter((id) => !ids.includes(id)));
    }
    expect(await listed()).toEqual(order === 'newest' ? ids.reverse() : ids);
  });
});

/** Lists that the owner orders. */
describe('the order of boxes', () => {
  let ids: string[];

  const BOXES = '/api/content/boxes';
  const send = (method: 'post' | 'put', path: string, body: object) =>
    api.app.asAdmin[method](path).send(body);
  const add = async (title: string) => {
    const texts = { boxTitle: title, arBoxTitle: 'عنوان', boxText: 'Text', arBoxText: 'نص' };
    return ((await send('post', BOXES, texts).expect(201)).body as { _id: string })._id;
  };
  const titles = async () =>
    ((await api.app.http.get(BOXES).expect(200)).body as { boxTitle: string }[])
      .map(({ boxTitle }) => boxTitle)
      .join('');

  beforeEach(async () => {
    ids = [await add('A'), await add('B'), await add('C')];
  });

  it('is the order of creation until the owner changes it; a new one comes last', async () => {
    expect(await titles()).toBe('ABC');
    await send('put', `${BOXES}/order`, { ids: [ids[2], ids[0], ids[1]] }).expect(200);
    expect(await titles()).toBe('CAB');
    await add('D');
    expect(await titles()).toBe('CABD');
  });

  it('puts items that are not named last', async () => {
    await send('put', `${BOXES}/order`, { ids: [ids[1]] }).expect(200);
    expect(await titles()).toBe('BAC');
  });

  it('is refused if an item does not exist, and stays as it was', async () => {
    await send('put', `${BOXES}/order`, { ids: [ids[1], '0'.repeat(24)] }).expect(404);
    expect(await titles()).toBe('ABC');
  });

  it('is not replaced by a stale save', async () => {
    const read = await api.app.asAdmin.get(`${BOXES}/order`).expect(200);
    expect(read.body).toEqual({ ids });
    const { etag } = read.headers as { etag: string };
    await send('put', `${BOXES}/order`, { ids: [ids[1], ids[0], ids[2]] }).expect(200);
    await send('put', `${BOXES}/order`, { ids: [ids[2]] })
      .set('If-Match', etag)
      .expect(412);
    expect(await titles()).toBe('BAC');
  });

  it('is never a mix of two concurrent saves', async () => {
    const orders = [
      [ids[2], ids[1], ids[0]],
      [ids[1], ids[2], ids[0]],
      [ids[0], ids[2], ids[1]],
    ];
    for (let tries = 0; tries < 5; tries++) {
      await Promise.all(orders.map((order) => send('put', `${BOXES}/order`, { ids: order })));
      const { body } = await api.app.asAdmin.get(`${BOXES}/order`);
      expect(orders).toContainEqual((body as { ids: string[] }).ids);
    }
  });

  it('stays when a text is changed', async () => {
    await send('put', `${BOXES}/order`, { ids: [ids[2]] }).expect(200);
    await send('put', `${BOXES}/${ids[2]}`, { boxTitle: 'X' }).expect(200);
    expect(await titles()).toBe('XAB');
  });
});
