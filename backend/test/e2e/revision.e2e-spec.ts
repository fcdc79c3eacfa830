import { ContentRevision } from '../../src/database/content-revision';
import { OPERATIONS } from '../contract/operations';
import { Api } from '../contract/support/api';
import { nameOf, type Operation } from '../contract/support/operation';
import { until } from '../support/until';
import { withFaults } from '../support/write-faults';

const REVISION = '/api/revision';
/** Calls that change what the public calls answer. */
const PUBLIC_LISTS = new Set(
  OPERATIONS.filter(({ method, access }) => method === 'GET' && access === 'public').map(
    ({ path }) => path,
  ),
);
const isPublicWrite = ({ method, readAt = [] }: Operation) =>
  method !== 'GET' && readAt.some((path) => PUBLIC_LISTS.has(path));

describe('the revision of the content', () => {
  let api: Api;
  beforeAll(async () => (api = await Api.start()));
  beforeEach(() => api.clear());
  afterAll(() => api.stop());

  const read = async () => {
    const { body } = await api.app.http.get(REVISION).expect(200);
    return body as { revision: string; stale: boolean };
  };
  const revision = async () => (await read()).revision;
  const settled = async () => {
    await until(async () => !(await revision()).includes('~'));
    return revision();
  };

  it('is answered to anybody, and kept by no cache', async () => {
    const { headers, body } = await api.app.http.get(REVISION).expect(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toEqual({ revision: expect.any(String) as string, stale: false });
  });

  it('stays the same when nothing public changes', async () => {
    const before = await settled();
    for (const operation of OPERATIONS) {
      if (isPublicWrite(operation) || !/^(messages|jobs)/.test(operation.path.slice(1))) continue;
      if (operation.after === undefined || nameOf(operation).startsWith('DELETE /jobs')) continue;
      await api.send(operation, (await api.prepare(operation)).request).expect(operation.status);
    }
    expect(await settled()).toBe(before);
  });

  it('is asked of the database by another process, and found within a second', async () => {
    const before = await settled();
    // What another process does: nothing of it is heard here but through the database.
    const elsewhere = new ContentRevision(api.app.connection);
    await elsewhere.write(async () => {});
    await until(async () => (await revision()) !== before, 1_500);
    expect(await settled()).not.toBe(before);
  });

  it.each(['refused', 'done, answer lost'] as const)(
    'is another one after a write whose publishing is %s, and the write is done',
    async (fault) => {
      const boxes = OPERATIONS.find((each) => nameOf(each) === 'POST /content/boxes') as Operation;
      const { request } = await api.prepare(boxes);
      const list = () =>
        api.app.http.get('/api/content/boxes').then(({ body }) => body as object[]);
      expect(await list()).toHaveLength(0);
      const before = await settled();
      const first = (index: number) => index === 0;
      await withFaults(/^(?!content_revisions$)/, fault, first, () =>
        api.send(boxes, request).expect(boxes.status),
      );
      expect(await list()).toHaveLength(1);
      expect(await revision()).not.toBe(before);
      // Other processes find another token, soon after.
      const elsewhere = new ContentRevision(api.app.connection);
      await until(async () => (await elsewhere.read()) !== before, 2_000);
    },
  );
});
