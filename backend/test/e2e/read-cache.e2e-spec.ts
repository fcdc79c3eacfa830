import type { Image } from '@manjara/contracts';
import { OPERATIONS } from '../contract/operations';
import { Api } from '../contract/support/api';
import { variantsAreMade } from '../contract/support/file-balance';
import { type Operation, table } from '../contract/support/operation';
import { cacheStatus, isHit, isSettled, visit } from '../support/reads';

/** Open reads that are not cached: they are of the moment, or whom they belong to is signed in them. */
const NOT_CACHED = [
  '/health/live',
  '/health/ready',
  '/operations',
  '/project-suggestions',
  '/revision',
  '/jobs/{id}/cv',
];

/** The calls that are answered from memory. */
const READS = OPERATIONS.filter(
  ({ method, access, path }) =>
    method === 'GET' && access === 'public' && !NOT_CACHED.includes(path),
);
/** The paths of those that need no id. */
const LISTS = READS.map(({ path }) => path).filter((path) => !path.includes('{id}'));
const ENTITIES = READS.map(({ path }) => path).filter((path) => path.endsWith('s/{id}'));
const QUERIES = ['/projects?page=1&limit=20', '/projects?category=Education&sort=name&lang=en'];

/** The calls that change what those answer. */
const PUBLIC_WRITES = OPERATIONS.filter(
  ({ method, readAt = [] }: Operation) =>
    method !== 'GET' && readAt.some((path) => LISTS.includes(path)),
);

/** A response without the admin's fields. */
const asVisitor = (body: unknown): unknown =>
  JSON.parse(
    JSON.stringify(body ?? null, (key, value: unknown) =>
      key === 'status' || key === 'savedAt' ? undefined : value,
    ),
  );

jest.setTimeout(60_000);

describe('what is cached', () => {
  let api: Api;
  beforeAll(async () => (api = await Api.start()));
  beforeEach(() => api.clear());
  afterAll(() => api.stop());

  const read = (path: string) => visit(api.app.server, `/api${path}`);
  /** Of who is signed in, and so never from memory. */
  const readAside = (path: string) =>
    visit(api.app.server, `/api${path}`, { Authorization: api.admin });

  /** The addresses at which something of an entity can be read. */
  async function addressesOf(id: string | undefined): Promise<string[]> {
    const pictures = (await Promise.all(LISTS.map(readAside))).flatMap(({ body }) =>
      picturesIn(body),
    );
    const own = id === undefined ? [] : ENTITIES.map((path) => path.replace('{id}', id));
    const files = pictures.map((url) => `${url.replace(/^\/api/, '')}?w=320`);
    return [...LISTS, ...QUERIES, ...own, ...files];
  }

  it.each(table(PUBLIC_WRITES))('is true as soon as $name is answered', async ({ operation }) => {
    const { request } = await api.prepare(operation);
    await variantsAreMade(api.app);
    const addresses = await addressesOf(request.id);
    for (const address of addresses) await read(address);
    const before = await api.read('/revision');

    await api.send(operation, request).expect(operation.status);

    expect(await api.read('/revision')).not.toEqual(before);
    for (const address of addresses) {
      const [answer, aside] = [await read(address), await readAside(address)];
      const [shown, wanted] = [answer, aside].map(({ status, body }) => ({
        address,
        status,
        body: asVisitor(body),
      }));
      expect(shown).toEqual(wanted);
    }
  });

  it.each(READS.map((operation) => ({ name: operation.path, operation })))(
    'answers $name a second time, byte for byte',
    async ({ operation }) => {
      const { request } = await api.prepare(operation);
      await variantsAreMade(api.app);
      const path = operation.path.replace('{id}', request.id ?? '') + (request.query ?? '');
      await isSettled(api.app);
      const [first, second] = [await read(path), await read(path)];
      expect([cacheStatus(first), isHit(second)]).toEqual(['fwd=miss', true]);
      expect(second.body).toEqual(first.body);
      const ownId = ({ headers }: typeof first) =>
        (headers as Record<string, string>)['x-request-id'];
      expect(ownId(second)).not.toBe(ownId(first));
      for (const headers of [first.headers, second.headers] as Record<string, string>[]) {
        for (const own of ['date', 'x-request-id', 'cache-status']) delete headers[own];
      }
      expect(second.headers).toEqual(first.headers);
    },
  );

  it('is nothing of the moment, and nothing that is signed', async () => {
    for (const operation of OPERATIONS) {
      if (operation.method !== 'GET' || !NOT_CACHED.includes(operation.path)) continue;
      const { request } = await api.prepare(operation);
      const path = operation.path.replace('{id}', request.id ?? '') + (request.query ?? '');
      for (let time = 0; time < 2; time++) {
        const answer = await read(path);
        expect([path, answer.status, cacheStatus(answer)]).toEqual([path, 200, '']);
      }
    }
  });

  it('is nothing that only the admin may read', async () => {
    for (const operation of OPERATIONS) {
      if (operation.method !== 'GET' || operation.access !== 'bearer') continue;
      const { request } = await api.prepare(operation);
      const path = operation.path.replace('{id}', request.id ?? '');
      for (let time = 0; time < 2; time++) {
        const answer = await readAside(path);
        expect([answer.status, cacheStatus(answer)]).toEqual([200, '']);
        expect((await read(path)).status).toBe(401);
      }
    }
  });
});

/** The addresses of all pictures in an answer, however deep. */
function picturesIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { url } = node as Partial<Image>;
  const own = url?.startsWith('/api/files/') ? [url] : [];
  return [...own, ...Object.values(node).flatMap(picturesIn)];
}
