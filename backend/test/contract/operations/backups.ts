import type { LinkToken } from '@manjara/contracts';
import type { Operation } from '../support/operation';
import { TIME } from '../support/shapes';

const link: Operation = {
  method: 'POST',
  path: '/backups/link',
  access: 'owner',
  status: 201,
  answer: () => ({
    token: expect.stringMatching(/^[\w-]{43}$/) as unknown,
    expiresAt: TIME,
  }),
};

const file: Operation = {
  method: 'GET',
  path: '/backups/file',
  access: 'public',
  status: 200,
  after: link,
  queryIn: (made) => `?token=${(made as LinkToken).token}`,
  refusedQueries: { token: ['x'.repeat(101)] },
  contentType: 'application/x-tar',
};

/** Before one is made. */
const status: Operation = {
  method: 'GET',
  path: '/backups',
  access: 'owner',
  status: 200,
  answer: () => ({
    last: null,
    isRunning: false,
    nightly: null,
    needsAttention: false,
  }),
};

export const BACKUPS: readonly Operation[] = [status, link, file];
