import { CONTENT_KINDS, type ContentKind, ORDERED_KINDS } from '@manjara/contracts';

/** A call of spec §7, with the fields of its payload. */
export interface SpecifiedCall {
  readonly call: string;
  readonly payload?: 'json' | 'multipart';
  readonly fields?: readonly string[];
}

const read = (call: string): SpecifiedCall => ({ call: `GET ${call}` });
const remove = (call: string): SpecifiedCall => ({ call: `DELETE ${call}` });
const json = (call: string, fields: string): SpecifiedCall => ({
  call,
  payload: 'json',
  fields: fields.split(', '),
});
const multipart = (call: string, fields: string): SpecifiedCall => ({
  call,
  payload: 'multipart',
  fields: fields.split(', '),
});

const PROJECT = 'name, arName, category, arCategory, description, arDescription, image, alt, arAlt';
const PRODUCT = 'name, arName, category, arCategory, image, alt, arAlt';
const REVIEW = 'title, arTitle, name, arName, description, arDescription, image, alt, arAlt';
const SLOTS = [0, 1, 2, 3].map((i) => `images[${i}], images[${i}]_alt`).join(', ');

/** Spec §7, "Public". */
export const PUBLIC_CALLS: readonly SpecifiedCall[] = [
  read('/content/home'),
  read('/content/boxes'),
  read('/reviews'),
  read('/partners'),
  read('/content'),
  read('/content/values'),
  read('/content/questions'),
  read('/content/about'),
  read('/projects'),
  read('/products'),
  json('POST /messages', 'name, email, phone, message'),
  multipart('POST /jobs', 'name, email, job, message, cv'),
];

/** Spec §7, "Admin". */
export const ADMIN_CALLS: readonly SpecifiedCall[] = [
  json('POST /admin/login', 'email, password'),
  read('/admin/profile'),
  multipart('POST /admin/profile/update-image', 'image'),
  read('/messages'),
  read('/jobs'),
  read('/products/{id}'),
  read('/projects/{id}'),
  read('/reviews/{id}'),
  multipart('POST /projects', `${PROJECT}, secondaryImages`),
  multipart('POST /products', PRODUCT),
  multipart('POST /reviews', REVIEW),
  multipart('POST /partners', 'image, alt'),
  multipart('PUT /products/{id}', PRODUCT),
  multipart('PUT /projects/{id}', `${PROJECT}, secondaryImages`),
  multipart('PUT /reviews/{id}', REVIEW),
  remove('/projects/{id}'),
  remove('/products/{id}'),
  remove('/reviews/{id}'),
  remove('/messages/{id}'),
  remove('/jobs/{id}'),
  remove('/partners/{id}'),
  json('PUT /messages/read-message/{id}', 'isRead'),
  json('PUT /jobs/read-job/{id}', 'isRead'),
  multipart(
    'POST /content/home',
    'mainText, arMainText, heroDescription, arHeroDescription, aboutDescription, ' +
      `arAboutDescription, heroImage, heroImageAlt, ${SLOTS}`,
  ),
  multipart('POST /content/about', `mainText, arMainText, ${SLOTS}`),
  multipart('POST /content/values', 'value, arValue, valueImage, alt, arAlt'),
  remove('/content/values/{id}'),
  remove('/content/questions/{id}'),
  json('POST /content/questions', 'title, arTitle, description, arDescription'),
  json('POST /content/boxes', 'boxTitle, arBoxTitle, boxText, arBoxText'),
  remove('/content/boxes/{id}'),
  json('POST /content', 'contact, join'),
];

/** Calls without sign-in: spec §6 and §7, and design §7.2. */
export const OPEN_CALLS: readonly string[] = [
  ...PUBLIC_CALLS.map(({ call }) => call),
  'GET /projects/{id}',
  'GET /products/{id}',
  'GET /reviews/{id}',
  'POST /admin/login',
];

const SPECIFIED = new Set([...PUBLIC_CALLS, ...ADMIN_CALLS].map(({ call }) => call));

const ORDERED: readonly ContentKind[] = ORDERED_KINDS;

const openListCalls = (kind: ContentKind) => [`GET /${kind}`, `GET /${kind}/{id}`];

/** The calls that every list of content has. */
const listCalls = (kind: ContentKind) => [
  ...openListCalls(kind),
  `POST /${kind}`,
  `PUT /${kind}/{id}`,
  `DELETE /${kind}/{id}`,
  `POST /${kind}/{id}/restore`,
  `POST /${kind}/bulk`,
  `GET /${kind}/{id}/revisions`,
  `POST /${kind}/{id}/revisions/{version}/restore`,
  ...(ORDERED.includes(kind) ? [`GET /${kind}/order`, `PUT /${kind}/order`] : []),
];

/** Calls that the specification implies and does not list: design §2, §6 and §7.8. */
export const FURTHER_CALLS: readonly string[] = [
  ...CONTENT_KINDS.flatMap(listCalls).filter((call) => !SPECIFIED.has(call)),
  'GET /files/{id}',
  'GET /pictures',
  'POST /pictures',
  'GET /jobs/{id}/cv',
  'GET /health/live',
  'GET /health/ready',
  'GET /revision',
  'GET /operations',
  'POST /admin/logout',
  'PUT /admin/profile',
  'POST /admin/forgot-password',
  'POST /admin/reset-password',
  'POST /personal-data/search',
  'POST /personal-data/export',
  'POST /personal-data/erase',
  'GET /personal-data/retention',
  'PUT /personal-data/retention',
  'GET /pinned-projects',
  'PUT /pinned-projects',
  'POST /projects/{id}/duplicate',
  'POST /products/{id}/duplicate',
  'POST /messages/{id}/restore',
  'POST /jobs/{id}/restore',
  'POST /messages/bulk',
  'POST /jobs/bulk',
  'GET /trash',
  'GET /content/home/revisions',
  'POST /content/home/revisions/{version}/restore',
  'GET /content/about/revisions',
  'POST /content/about/revisions/{version}/restore',
  'GET /content/revisions',
  'POST /content/revisions/{version}/restore',
  'GET /site-settings/revisions',
  'POST /site-settings/revisions/{version}/restore',
  'DELETE /trash/{kind}/{id}',
  'GET /activity',
  'GET /project-neighbours/{id}',
  'GET /project-suggestions',
  'GET /statistics',
  'POST /statistics',
  'GET /site-settings',
  'POST /site-settings',
];

/** The calls among `FURTHER_CALLS` that need no sign-in. */
export const FURTHER_OPEN_CALLS: readonly string[] = [
  ...CONTENT_KINDS.flatMap(openListCalls).filter((call) => !OPEN_CALLS.includes(call)),
  'GET /files/{id}',
  'GET /jobs/{id}/cv',
  'GET /health/live',
  'GET /health/ready',
  'GET /revision',
  'GET /operations',
  'GET /project-neighbours/{id}',
  'GET /project-suggestions',
  'GET /site-settings',
  'POST /statistics',
  'POST /admin/forgot-password',
  'POST /admin/reset-password',
];
