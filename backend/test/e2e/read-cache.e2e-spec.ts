import type { Image, Revision } from '@manjara/contracts';
import { DemoService } from '../../src/modules/demo/demo.service';
import { CachedRoutes } from '../../src/read-cache/cached-routes';
import { OPERATIONS } from '../contract/operations';
import { Api } from '../contract/support/api';
import { type Operation, table } from '../contract/support/operation';
import { cacheStatus, isHit, isSettled, visit } from '../support/reads';
import { variantsAreMade } from '../contract/support/file-balance';

/** Open reads that are not kept: they are of the moment, or whom they belong to is signed in them. */
const NOT_KEPT = ['/health/live', '/health/ready', '/revision', '/jobs/{id}/cv'];

/** The calls that are answered from memory. */
const READS = OPERATIONS.filter(
  ({ method, access, path }) => method === 'GET' && access === 'public' && !NOT_KEPT.includes(path),
);

/** The paths of those that need no id. */
const LISTS = READS.map(({ path }) => path).filter((path) => !path.includes('{id}'));

const listed = new Set(LISTS);

/** The calls that change what those answer. */
const PUBLIC_WRITES = OPERATIONS.filter(
  ({ method, readAt = [] }: Operation) =>
    method !== 'GET' && readAt.some((path) => listed.has(path)),
);
const ENTITIES = READS.map(({ path }) => path).filter((path) => path.endsWith('s/{id}'));
const QUERIES = ['/projects?page=1&limit=20', '/projects?category=Education&sort=name&lang=en'];

jest.setTimeout(60_000);

describe('what is kept in memory', () => {
  let api: Api;
  beforeAll(async () => (api = await Api.start()));
  beforeEach(() => api.clear());
  afterAll(() => api.stop());

  const read = (path: string) => visit(api.app.server, `/api${path}`);
  /** Of who is signed in, and so never from memory. */
  const readAside = (path: string) =>
    visit(api.app.server, `/api${path}`, { Authorization: api.admin });

  it('is every open read but those of the moment', () => {
    const kept = api.app.app.get(CachedRoutes).paths;
    expect(kept.sort()).toEqual(
      READS.map(({ path }) => `/api${path.replace('{id}', ':id')}`).sort(),
    );
  });

  /** The addresses at which something of an entity can be read. */
  async function addressesOf(id: string | undefined): Promise<string[]> {
    const pictures = (await Promise.all(LISTS.map(readAside))).flatMap(({ body }) =>
      picturesIn(body),
    );
    return [
      ...LISTS,
      ...QUERIES,
      ...(id === undefined ? [] : ENTITIES.map((path) => path.replace('{id}', id))),
      ...pictures.map((url) => `${url.replace(/^\/api/, '')}?w=320`),
    ];
  }

  const revision = async () =>
    ((await api.app.http.get('/api/revision').expect(200)).body as Revision).revision;

  it.each(table(PUBLIC_WRITES))('is true as soon as $name is answered', async ({ operation }) => {
    const { request } = await api.prepare(operation);
    await variantsAreMade(api.app);
    const addresses = await addressesOf(request.id);
    for (const address of addresses) await read(address);
    const before = await revision();

    await api.send(operation, request).expect(operation.status);

    expect(await revision()).not.toBe(before);
    for (const address of addresses) {
      const [answer, aside] = [await read(address), await readAside(address)];
      expect({ address, status: answer.status }).toEqual({ address, status: aside.status });
      expect({ address, body: answer.body as unknown }).toEqual({
        address,
        body: aside.body as unknown,
      });
    }
  });

  it.each(READS.map((operation) => ({ name: operation.path, operation })))(
    'answers $name a second time, byte for byte',
    async ({ operation }) => {
      const { request } = await api.prepare(operation);
      await variantsAreMade(api.app);
      const path = operation.path.replace('{id}', request.id ?? '');
      await isSettled(api.app);
      const first = await read(path);
      const second = await read(path);
      expect(cacheStatus(first)).toBe('fwd=miss');
      expect(isHit(second)).toBe(true);
      expect(second.body).toEqual(first.body);
      for (const headers of [first.headers, second.headers] as Record<string, string>[]) {
        for (const own of ['date', 'x-request-id', 'cache-status']) {
          expect(headers[own]).toBeDefined();
          delete headers[own];
        }
      }
      expect(second.headers).toEqual(first.headers);
    },
  );

  it('is dropped when all content is replaced', async () => {
    for (const path of LISTS) await read(path);
    await api.app.app.get(DemoService).reset();
    await isSettled(api.app);
    for (const path of LISTS) {
      expect((await read(path)).body).toEqual((await readAside(path)).body);
      expect(isHit(await read(path))).toBe(true);
    }
  }, 120_000);

  it('is nothing that only the admin may read', async () => {
    for (const operation of OPERATIONS) {
      if (operation.method !== 'GET' || operation.access !== 'bearer') continue;
      const { request } = await api.prepare(operation);
      const path = operation.path.replace('{id}', request.id ?? '');
      for (let time = 0; time < 2; time++) {
        const answer = await readAside(path);
        expect(answer.status).toBe(200);
        expect(cacheStatus(answer)).toBe('');
        expect((await read(path)).status).toBe(401);
      }
    }
  });

  it('is not what is asked with a token, good or bad', async () => {
    await read('/content/boxes');
    for (const Authorization of [api.admin, 'Bearer x']) {
      const answer = await visit(api.app.server, '/api/content/boxes', { Authorization });
      expect(answer.status).toBe(200);
      expect(cacheStatus(answer)).toBe('');
    }
  });
});

/** The addresses of all pictures in an answer, however deep. */
function picturesIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { url } = node as Partial<Image>;
  return [
    ...(url?.startsWith('/api/files/') ? [url] : []),
    ...Object.values(node).flatMap(picturesIn),
  ];
}
