import { LIMITS, PRODUCT_CATEGORIES } from '@manjara/contracts';
import { pdf } from '../../support/pdfs';
import type { Api } from '../support/api';
import { entityOperations } from '../support/entity-operations';
import { choice, cv, flag, honeypot, text } from '../support/field';
import { type Operation, ownersOnly } from '../support/operation';
import { REFUSED_SUBMISSION_QUERIES } from '../support/refused-queries';
import { FilePart, type Payload } from '../support/payload';
import { ID, SENTENCE, TIME } from '../support/shapes';

const [JOB] = PRODUCT_CATEGORIES;
const LINK: unknown = expect.stringMatching(
  /^\/api\/jobs\/[0-9a-f]{24}\/cv\?expires=\d+&signature=[\w-]+$/,
);

const application = (sent: Payload) => ({
  ...sent,
  _id: ID,
  cv: LINK,
  isRead: false,
  createdAt: TIME,
});

const { create, list, remove, restore, bulk } = entityOperations({
  path: '/jobs',
  form: {
    kind: 'multipart',
    fields: [
      text('name', { max: LIMITS.name }),
      text('email', { max: LIMITS.email }),
      choice('job', { sample: ` ${JOB.ar} `, kept: JOB.en }),
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

const setRead: Operation = {
  method: 'PUT',
  path: '/jobs/read-job/{id}',
  access: 'bearer',
  status: 200,
  form: { kind: 'json', fields: [flag('isRead'), flag('replied', { presence: 'optional' })] },
  after: receive,
  answer: ({ isRead }) =>
    expect.objectContaining({ _id: ID, isRead, repliedAt: TIME, cv: LINK }) as unknown,
  readAt: ['/jobs'],
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

export const JOBS: readonly Operation[] = [
  { ...list('bearer'), after: receive, refusedQueries: REFUSED_SUBMISSION_QUERIES },
  receive,
  openCv,
  setRead,
  { ...remove, after: receive },
  { ...restore, after: receive, answer: application },
  { ...bulk, once: async (api: Api) => ({ ids: [await api.newest(receive)] }) },
].map(ownersOnly);
