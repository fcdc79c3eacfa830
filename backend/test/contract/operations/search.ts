import { type Box, LIMITS } from '@manjara/contracts';
import { callOf } from '../support/list-operations';
import type { Operation } from '../support/operation';
import { ID } from '../support/shapes';

/** Tested with a box that was added. */
export const SEARCH: Operation = {
  method: 'GET',
  path: '/search',
  access: 'bearer',
  status: 200,
  after: callOf('content/boxes', 'POST'),
  queryIn: (made) => `?${new URLSearchParams({ q: (made as Box).boxTitle })}`,
  refusedQueries: { q: ['', ' ', 'x'.repeat(LIMITS.name + 1), '%00'] },
  answer: ({ boxTitle, arBoxTitle }) =>
    expect.arrayContaining([
      {
        kind: 'content/boxes',
        items: expect.arrayContaining([{ _id: ID, name: boxTitle, arName: arBoxTitle }]) as unknown,
        total: expect.any(Number) as unknown,
      },
    ]) as unknown,
};
