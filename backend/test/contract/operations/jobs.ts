import { LIMITS, PRODUCT_CATEGORIES } from '@manjara/contracts';
import { pdf } from '../../support/pdfs';
import { entityOperations } from '../support/entity-operations';
import { cv, honeypot, phone, text } from '../support/field';
import { type Operation, ownersOnly } from '../support/operation';
import { REFUSED_SUBMISSION_QUERIES } from '../support/refused-queries';
import { bulkOfSubmissions, submissionOperations } from '../support/submission-operations';
import { FilePart, type Payload } from '../support/payload';
import { ID, SENTENCE, TIME } from '../support/shapes';

const [JOB] = PRODUCT_CATEGORIES;
const LINK: unknown = expect.stringMatching(
  /^\/api\/jobs\/[0-9a-f]{24}\/cv\?expires=\d+&signature=[\w-]+$/,
);

const application = (sent: Payload) => ({
  ...sent,
  _id: ID,
  arJob: JOB.ar,
  cv: LINK,
  isRead: false,
  progress: 'new',
  createdAt: TIME,
});

const { create, list, read, remove, restore, bulk } = entityOperations({
  path: '/jobs',
  form: {
    kind: 'multipart',
    fields: [
      text('name', { max: LIMITS.name }),
      text('email', { max: LIMITS.email }),
      phone('phone', {
        max: LIMITS.phone,
        presence: 'optional',
        sample: ' ٠٥٠ (000) 0000 ',
        kept: '050 (000) 0000',
      }),
      text('job', { max: LIMITS.name, sample: ` ${JOB.ar} `, kept: JOB.en }),
      text('message', { max: LIMITS.message, lines: true }),
      cv('cv', { sample: new FilePart(pdf(), 'سيرة.pdf') }),
      honeypot('website'),
    ],
  },
  entity: application,
});

/** Public; its response is not the stored application. */
const receive: Operation = {
  ...create,
  access: 'public',
  answer: () => ({ message: SENTENCE }),
  entity: application,
};

/** Public, for those who have the link. */
const openCv: Operation = {
  method: 'GET',
  path: '/jobs/{id}/cv',
  access: 'public',
  status: 200,
  after: receive,
  queryIn: (made) => (made as { cv: string }).cv.replace(/^[^?]*/, ''),
  contentType: 'application/pdf',
  unknownId: { status: 403, error: 'link_invalid' },
};

export const JOBS: readonly Operation[] = ownersOnly([
  { ...list('bearer'), after: receive, refusedQueries: REFUSED_SUBMISSION_QUERIES },
  receive,
  { ...read, access: 'bearer', after: receive, answer: application },
  openCv,
  ...submissionOperations('/jobs', 'job', receive),
  { ...remove, after: receive },
  { ...restore, after: receive, answer: application },
  bulkOfSubmissions(bulk, receive),
]);
