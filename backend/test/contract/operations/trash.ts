import { callOf } from '../support/list-operations';
import type { Operation } from '../support/operation';
import { ID, TIME } from '../support/shapes';

const create = callOf('content/boxes', 'POST');

const remove = callOf('content/boxes', 'DELETE', '/{id}');

const given: Operation['given'] = async (api, made) => {
  const { _id: id } = made as { _id: string };
  await api.send(remove, { id }).expect(204);
};

const list: Operation = {
  method: 'GET',
  path: '/trash',
  access: 'bearer',
  status: 200,
  after: create,
  given,
  refusedQueries: {
    page: ['0', '-1', 'x', '1.5', '9999999999'],
    limit: ['0', '101', 'x', '1e1'],
  },
  answer: ({ boxTitle, arBoxTitle }) =>
    expect.arrayContaining([
      {
        kind: 'boxes',
        _id: ID,
        name: boxTitle,
        arName: arBoxTitle,
        deletedAt: TIME,
        deletedBy: 'admin@example.com',
      },
    ]) as unknown,
};

export const REMOVE_FOR_GOOD: Operation = {
  method: 'DELETE',
  path: '/trash/{kind}/{id}',
  kind: 'boxes',
  access: 'bearer',
  status: 204,
  after: create,
  given,
  readAt: ['/trash'],
};

/** Tested with boxes only. */
export const TRASH: readonly Operation[] = [list, REMOVE_FOR_GOOD];
