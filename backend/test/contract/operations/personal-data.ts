import { LIMITS } from '@manjara/contracts';
import { choice, text } from '../support/field';
import type { Form, Operation } from '../support/operation';
import type { Payload } from '../support/payload';
import { MESSAGES } from './messages';

const COUNT: unknown = expect.any(Number);
const TIME: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);

/** The address that `after` has submitted, in another spelling. */
const ADDRESS: Form = {
  kind: 'json',
  fields: [text('email', { max: LIMITS.email, sample: ' nora.SALEM@example.com' })],
};

const ofAddress = (action: string, further: Partial<Operation>): Operation => ({
  method: 'POST',
  path: `/personal-data/${action}`,
  access: 'owner',
  status: 200,
  form: ADDRESS,
  after: MESSAGES.find(({ method }) => method === 'POST'),
  ...further,
});

const search = ofAddress('search', {
  answer: () => ({
    messages: { count: COUNT, oldest: TIME, newest: TIME },
    jobs: { count: 0, oldest: null, newest: null },
  }),
});

const exported = ofAddress('export', {
  answer: () => expect.any(Buffer) as unknown,
  contentType: 'application/zip',
});

const erase = ofAddress('erase', {
  answer: () => ({ messages: COUNT, jobs: 0, pendingFiles: 0 }),
});

const older = [3, 6, 12, 24].map((months) => ({ months, count: COUNT }));

const retention = ({ messages, jobs }: Payload) => ({
  messages,
  jobs,
  older: { messages: older, jobs: older },
});

const change: Operation = {
  method: 'PUT',
  path: '/personal-data/retention',
  access: 'owner',
  status: 200,
  form: {
    kind: 'json',
    fields: [
      choice('messages', { presence: 'optional', sample: 12 }),
      choice('jobs', { presence: 'optional', sample: 24 }),
    ],
  },
  answer: retention,
  readAt: ['/personal-data/retention'],
};

const read: Operation = {
  method: 'GET',
  path: '/personal-data/retention',
  access: 'owner',
  status: 200,
  after: change,
  answer: retention,
};

export const PERSONAL_DATA: readonly Operation[] = [search, exported, erase, read, change];
