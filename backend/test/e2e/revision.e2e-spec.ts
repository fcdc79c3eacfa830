import { ContentRevision } from '../../src/database/content-revision';
import { OPERATIONS } from '../contract/operations';
import { Api } from '../contract/support/api';
import { nameOf, type Operation } from '../contract/support/operation';
import { until } from '../support/until';
import { withFaults } from '../support/write-faults';

const BOXES = OPERATIONS.find((each) => nameOf(each) === 'POST /content/boxes') as Operation;

describe('the revision of the content', () => {
  let api: Api;
  beforeAll(async () => (api = await Api.start()));
  beforeEach(() => api.clear());
  afterAll(() => api.stop());

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
    // What another process does: nothing of it is heard here but through the database.
    await new ContentRevision(api.app.connection).write(async () => {});
    await until(async () => (await revision()).revision !== before, 1_500);
  });

  it.each(['refused', 'done, answer lost'] as const)(
    'is another one after a write whose publishing is %s, and the write is done',
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
