import { LIMITS } from '@manjara/contracts';
import type { Api } from '../support/api';
import { entityOperations } from '../support/entity-operations';
import { email, flag, honeypot, phone, text } from '../support/field';
import { type Operation, ownersOnly } from '../support/operation';
import type { Payload } from '../support/payload';
import { REFUSED_SUBMISSION_QUERIES } from '../support/refused-queries';
import { ID, SENTENCE, TIME } from '../support/shapes';

const message = (sent: Payload) => ({ ...sent, _id: ID, isRead: false, createdAt: TIME });

const { create, list, remove, restore, bulk } = entityOperations({
  path: '/messages',
  form: {
    kind: 'json',
    fields: [
      text('name', { max: LIMITS.name }),
      email('email', { max: LIMITS.email }),
      phone('phone', { max: LIMITS.phone, sample: ' ٠٥٠ (000) 0000 ', kept: '050 (000) 0000' }),
      text('message', { max: LIMITS.message, lines: true }),
      honeypot('website'),
    ],
  },
  entity: message,
});

/** Public; its response is not the stored message. */
const receive: Operation = {
  ...create,
  access: 'public',
  answer: () => ({ message: SENTENCE }),
  entity: message,
};

const setRead: Operation = {
  method: 'PUT',
  path: '/messages/read-message/{id}',
  access: 'bearer',
  status: 200,
  form: { kind: 'json', fields: [flag('isRead'), flag('replied', { presence: 'optional' })] },
  after: receive,
  answer: ({ isRead }) => expect.objectContaining({ _id: ID, isRead, repliedAt: TIME }) as unknown,
  readAt: ['/messages'],
};

export const MESSAGES: readonly Operation[] = [
  { ...list('bearer'), after: receive, refusedQueries: REFUSED_SUBMISSION_QUERIES },
  receive,
  setRead,
  { ...remove, after: receive },
  { ...restore, after: receive, answer: message },
  { ...bulk, once: async (api: Api) => ({ ids: [await api.newest(receive)] }) },
].map(ownersOnly);
