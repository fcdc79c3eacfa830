import type { Operation } from '../support/operation';

/** The tests of the contract run without the demo. */
export const FIRST_HOUR: readonly Operation[] = [
  {
    method: 'GET',
    path: '/first-hour',
    access: 'bearer',
    status: 200,
    answer: () => {
      const isDone: unknown = expect.any(Boolean);
      return { phone: isDone, hours: isDone, project: isDone, review: isDone };
    },
  },
  {
    method: 'GET',
    path: '/admin/demo',
    access: 'owner',
    status: 200,
    answer: () => [],
  },
  {
    method: 'DELETE',
    path: '/admin/demo',
    access: 'owner',
    status: 200,
    answer: () => [],
  },
];
