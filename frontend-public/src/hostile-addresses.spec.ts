import { LIMITS } from '@manjara/contracts';
import type { JsonBodyType } from 'msw';
import { createStaticHandler } from 'react-router-dom';
import { aHome, aProduct, aProject } from './testing/factories';
import { type Call, failure, mockApi, partOf } from './testing/network';
import { routes } from './routes';

const PROJECT = aProject(1);
const PRODUCT = aProduct(1);

/** Hostile values for a word, a number or an id. */
const HOSTILE = [
  'x'.repeat(300),
  'x'.repeat(5_000),
  '%00',
  '%07',
  '%E0%A4%A',
  '%ED%A0%80',
  '%FF',
  '%',
  '%2F..%2F',
  '%5C',
  '%0D%0A',
  '%25',
  '%E2%80%AE',
  '%E0'.repeat(500),
  '99999999999',
  '1e999',
  '-1',
  '__proto__',
  '{"$gt":""}',
  '507f1f77bcf86cd79943901',
];

const CONTROL = /\p{Cc}/u;
const ID = /^[\da-f]{24}$/;

/** Validates like the API: 400 for a bad value, 404 for an unknown id, 431 for a long address. */
function answer(entity: JsonBodyType, { path, query }: Call): unknown {
  const id = path.split('/')[2];
  if (path.length + query.toString().length > 16_000) return failure(431);
  if (id !== undefined && !ID.test(id)) return failure(400);
  if (id !== undefined) return failure(404);
  const search = query.get('search') ?? '';
  if (search.length > LIMITS.name || CONTROL.test(search)) return failure(400);
  const page = Number(query.get('page') ?? 1);
  if (!Number.isInteger(page) || page < 1 || page > LIMITS.page) return failure(400);
  return partOf(1, entity);
}

const of = (entity: JsonBodyType) => (request: Call) => answer(entity, request);

beforeEach(() => {
  const byId = new Proxy<Record<string, unknown>>(
    {
      '/content': of({ contact: {}, join: {} }),
      '/content/home': aHome(),
      '/content/about': { images: [] },
      '/products': of([PRODUCT]),
      '/projects': of([PROJECT]),
    },
    { get: (known, name: string) => known[name] ?? (name.startsWith('/') ? of(null) : undefined) },
  );
  mockApi(byId);
});

const { query: ask } = createStaticHandler(routes);

const PLACES: [place: string, address: (text: string) => string][] = [
  ['any path', (text) => `/${text}`],
  ['a page', (text) => `/about/${text}`],
  ['a category', (text) => `/projects/${text}`],
  ['a project', (text) => `/project/${text}`],
  ...['search', 'page', 'category', 'project'].map((name): [string, (text: string) => string] => [
    `?${name}= of the projects`,
    (text) => `/projects?${name}=${text}`,
  ]),
  ['?page= of a search', (text) => `/projects?search=oak&page=${text}`],
  ['?product=', (text) => `/production?product=${text}`],
  ['?line=', (text) => `/production?line=${text}`],
  ['?project= of the contact form', (text) => `/contact?project=${text}`],
  ['?product= of the contact form', (text) => `/contact?product=${text}`],
  ...['/', '/about', '/join', '/privacy'].map((page): [string, (text: string) => string] => [
    `?lang= of ${page}`,
    (text) => `${page}?lang=${text}`,
  ]),
];

it.each(PLACES)('whatever is typed as %s is no failure of the site', async (_place, address) => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  for (const text of HOSTILE) {
    const result = await ask(new Request(`http://localhost${address(text)}`));
    const status = result instanceof Response ? result.status : result.statusCode;
    expect([text, status]).toEqual([text, status < 500 ? status : 'less than 500']);
  }
});
