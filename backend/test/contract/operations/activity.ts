import { callOf } from '../support/list-operations';
import type { Operation } from '../support/operation';
import { ID, TIME } from '../support/shapes';

/** Tested with a box that was added. */
export const ACTIVITY: Operation = {
  method: 'GET',
  path: '/activity',
  access: 'bearer',
  status: 200,
  after: callOf('content/boxes', 'POST'),
  refusedQueries: { page: ['0', '-1', 'x', '1.5', '9999999999'] },
  answer: ({ boxTitle, arBoxTitle }) =>
    expect.arrayContaining([
      {
        _id: ID,
        at: TIME,
        by: 'admin@example.com',
        action: 'created',
        kind: 'content/boxes',
        id: ID,
        name: boxTitle,
        arName: arBoxTitle,
        fields: [],
      },
    ]) as unknown,
};
