import { ContentRevision } from '../../../src/database/content-revision';
import { operationOf, OPERATIONS } from '../../contract/operations';
import type { Request } from '../../contract/support/api';
import { isNotCached } from '../../contract/support/cached';
import { variantsAreMade } from '../../contract/support/file-balance';
import { nameOf, type Operation, table } from '../../contract/support/operation';
import { tried } from '../../contract/support/tried';
import { cacheStatus, isHit, isSettled } from '../../support/reads';
import { until } from '../../support/until';
import { withFaults } from '../../support/write-faults';
import { api } from '../shared-site';

/** The cached calls. */
const READS = tried(OPERATIONS).filter(
  (operation) => operation.method === 'GET' && !isNotCached(operation),
);
/** The paths of those that need no id. */
const LISTS = READS.map(({ path }) => path).filter((path) => !path.includes('{'));

const addressOf = ({ path }: Operation, { id = '', query = '' }: Request) =>
  path.replace(/\{(id|address)\}/, id) + query;

/** The calls that change cached content. */
const PUBLIC_WRITES = tried(OPERATIONS).filter(
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

describe('what is cached', () => {
  const read = async (path: string) => api.app.http.get(`/api${path}`);
  /** Reads as the admin, which is never cached. */
  const readAside = async (path: string) => api.app.asAdmin.get(`/api${path}`);

  it.each(table(PUBLIC_WRITES))('is true as soon as $name is answered', async ({ operation }) => {
    const { request } = await api.prepare(operation);
    // Every write invalidates all of the cache.
    const paths = READS.map(({ path }) => path).filter((path) => operation.readAt?.includes(path));
    const addresses = paths.map((path) => path.replace('{id}', request.id ?? ''));
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

  describe('is answered byte for byte the same:', () => {
    const paths = new Map<string, string>();
    beforeAll(async () => {
      for (const operation of READS) {
        const { request } = await api.prepare(operation);
        paths.set(operation.path, addressOf(operation, request));
      }
      await variantsAreMade(api.app);
      await isSettled(api.app);
    });

    it.each(READS.map(({ path }) => path))('%s', async (name) => {
      const path = paths.get(name) ?? '';
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
    });
  });
});

const BOXES = operationOf('POST /content/boxes');

describe('the revision of the content', () => {
  beforeEach(() => api.app.clearAll());

  const revision = async () => (await api.read('/revision')) as { revision: string };
  const settled = async () => {
    await until(async () => !(await revision()).revision.includes('~'));
    return (await revision()).revision;
  };

  it('stays the same when nothing public changes', async () => {
    const before = await settled();
    const calls = ['POST /messages', 'PUT /messages/read-message/{id}', 'PUT /jobs/read-job/{id}'];
    for (const operation of OPERATIONS.filter((each) => calls.includes(nameOf(each)))) {
      await api.send(operation, (await api.prepare(operation)).request).expect(operation.status);
    }
    expect(await settled()).toBe(before);
  });

  it('is asked of the database by another process, and found within a second', async () => {
    const before = await settled();
    // A write of another process, which is only visible through the database.
    await new ContentRevision(api.app.connection).write(async () => {});
    await until(async () => (await revision()).revision !== before, 1_500);
  });

  it.each(['refused', 'done, answer lost'] as const)(
    'changes after a write whose publication is %s, and the write succeeds',
    async (fault) => {
      const { request } = await api.prepare(BOXES);
      const before = await settled();
      const first = (index: number) => index === 0;
      await withFaults(/^(?!content_revisions$)/, fault, first, () =>
        api.send(BOXES, request).expect(201),
      );
      expect(await api.read('/content/boxes')).toHaveLength(1);
      expect((await revision()).revision).not.toBe(before);
      // Other processes find another token, soon after.
      const elsewhere = new ContentRevision(api.app.connection);
      await until(async () => (await elsewhere.read()) !== before, 2_000);
    },
  );
});
