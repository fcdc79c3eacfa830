import { callOf } from '../support/list-operations';
import type { Operation } from '../support/operation';
import { ID, IMAGE, TIME } from '../support/shapes';

const PUBLISH_AT = '2099-05-17T06:00:00.000Z';

const create = callOf('products', 'POST');
const change = callOf('products', 'PUT', '/{id}');

/** Tested with a product. */
export const SCHEDULED: Operation = {
  method: 'GET',
  path: '/scheduled',
  access: 'bearer',
  status: 200,
  after: create,
  given: async (api, made) => {
    const { _id: id } = made as { _id: string };
    const payload = { status: 'draft', publishAt: PUBLISH_AT };
    await api.send(change, { id, payload }).expect(200);
  },
  answer: ({ name, arName, focus: _focus }) =>
    expect.arrayContaining([
      {
        kind: 'products',
        _id: ID,
        name,
        arName,
        image: { ...IMAGE, focus: { x: 30, y: 100 } },
        publishAt: TIME,
      },
    ]) as unknown,
};
