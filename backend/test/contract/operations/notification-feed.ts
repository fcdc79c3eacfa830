import { choice } from '../support/field';
import type { Operation } from '../support/operation';
import { ID, TIME } from '../support/shapes';
import { MESSAGES } from './messages';

const message = MESSAGES.find(({ method, path }) => method === 'POST' && path === '/messages');

/** Tested with a message that came in. */
export const NOTIFICATION_FEED: readonly Operation[] = [
  {
    method: 'GET',
    path: '/notifications',
    access: 'bearer',
    status: 200,
    after: message,
    answer: ({ name }) => ({
      items: expect.arrayContaining([
        { kind: 'messages', id: ID, at: TIME, name, isSeen: false },
      ]) as unknown,
      unseen: expect.any(Number) as unknown,
    }),
  },
  {
    method: 'PUT',
    path: '/notifications/seen',
    access: 'bearer',
    status: 204,
    form: { kind: 'json', fields: [choice('seenAt', { sample: '2026-11-27T09:30:00.000Z' })] },
    answer: () => ({}),
  },
];
