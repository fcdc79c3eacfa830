import { choice, flag } from '../support/field';
import { callOf } from '../support/list-operations';
import type { Operation } from '../support/operation';

const health = (path: string): Operation => ({
  method: 'GET',
  path,
  access: 'public',
  status: 200,
  answer: () => ({ status: 'ok' }),
});

const file: Operation = {
  method: 'GET',
  path: '/files/{id}',
  access: 'public',
  status: 200,
  after: callOf('partners', 'POST'),
  idIn: (partner) => (partner as { image: { url: string } }).image.url.replace(/^.*\//, ''),
  contentType: 'image/',
  refusedQueries: { w: ['0', '-320', '321', '1921', 'x', '320px', '', '3.2e2'] },
};

/** The revision of the public content. */
const revision: Operation = {
  method: 'GET',
  path: '/revision',
  access: 'public',
  status: 200,
  answer: () => ({ revision: expect.any(String) as unknown, stale: false }),
};

/** Lists the operations of the API. */
const operations: Operation = {
  method: 'GET',
  path: '/operations',
  access: 'public',
  status: 200,
  answer: () => ({ operations: expect.arrayContaining(['GET /operations']) as unknown }),
};

/** Counts have no data about the visitor. */
const statistics: Operation[] = [
  {
    method: 'GET',
    path: '/statistics',
    access: 'bearer',
    status: 200,
    answer: () => ({
      days: expect.any(Array) as unknown,
      projects: [],
      disk: {
        free: expect.any(Number) as unknown,
        total: expect.any(Number) as unknown,
        isLow: expect.any(Boolean) as unknown,
      },
    }),
  },
  {
    method: 'POST',
    path: '/statistics',
    access: 'public',
    status: 204,
    form: {
      kind: 'json',
      fields: [
        flag('visit', { presence: 'optional' }),
        choice('project', { presence: 'optional', sample: '0123456789abcdef01234567' }),
      ],
    },
    answer: () => ({}),
  },
];

/** Calls that do not belong to an entity. */
export const SYSTEM: readonly Operation[] = [
  file,
  health('/health/live'),
  health('/health/ready'),
  revision,
  operations,
  ...statistics,
];
