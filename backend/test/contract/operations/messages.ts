import { LIMITS } from '@manjara/contracts';
import { entityOperations } from '../support/entity-operations';
import { email, honeypot, phone, text } from '../support/field';
import { type Operation, ownersOnly } from '../support/operation';
import type { Payload } from '../support/payload';
import { REFUSED_SUBMISSION_QUERIES } from '../support/refused-queries';
import { bulkOfSubmissions, submissionOperations } from '../support/submission-operations';
import { ID, SENTENCE, TIME } from '../support/shapes';

const message = (sent: Payload) => ({
  ...sent,
  _id: ID,
  isRead: false,
  progress: 'new',
  createdAt: TIME,
});

const { create, list, read, remove, restore, bulk } = entityOperations({
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

export const MESSAGES: readonly Operation[] = ownersOnly([
  { ...list('bearer'), after: receive, refusedQueries: REFUSED_SUBMISSION_QUERIES },
  receive,
  { ...read, access: 'bearer', after: receive, answer: message },
  ...submissionOperations('/messages', 'message', receive),
  { ...remove, after: receive },
  { ...restore, after: receive, answer: message },
  bulkOfSubmissions(bulk, receive),
]);
