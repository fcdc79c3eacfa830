import type { JobApplication, Retention } from '@manjara/contracts';
import { RetentionJob } from '../../../src/modules/personal-data/retention/retention-job';
import { RetentionService } from '../../../src/modules/personal-data/retention/retention.service';
import { until } from '../../support/until';
import { age, storedAddresses, sendApplication, sendMessage } from '../../support/visitors';
import { writesOf } from '../../support/write-faults';
import { app } from '../shared-site';

const OLD = 'old@example.com';
const YOUNG = 'young@example.com';
const YEAR = 366;

describe('/api/personal-data/retention', () => {
  beforeEach(() => app.clear('messages', 'jobs', 'retention'));
  afterEach(() => jest.restoreAllMocks());

  const get = async <T>(path: string) =>
    (await app.asAdmin.get(`/api/${path}`).expect(200)).body as T;
  const retention = () => get<Retention>('personal-data/retention');
  const choose = (change: object) =>
    app.asAdmin.put('/api/personal-data/retention').send(change).expect(200);
  /** Runs the job to its end. */
  const run = () => app.app.get(RetentionJob).start();

  it('keeps everything until a period is chosen', async () => {
    expect(await retention()).toMatchObject({ messages: 0, jobs: 0 });
    await sendMessage(app, OLD);
    await age(app, 'messages', OLD, 40 * YEAR);
    await run();
    expect(await storedAddresses(app, 'messages')).toEqual([OLD]);
  });

  it('says how many are older now, for each choice', async () => {
    for (const days of [10, 100, 200, 400, 800]) {
      await sendMessage(app, `of${days}@example.com`);
      await age(app, 'messages', `of${days}@example.com`, days);
    }
    const { messages, jobs } = (await retention()).older;
    expect(messages).toEqual([
      { months: 3, count: 4 },
      { months: 6, count: 3 },
      { months: 12, count: 2 },
      { months: 24, count: 1 },
    ]);
    expect(jobs.map(({ count }) => count)).toEqual([0, 0, 0, 0]);
  });

  it('is chosen by the number that was read, though more has become older since', async () => {
    const read = await app.asAdmin.get('/api/personal-data/retention');
    await sendMessage(app, OLD);
    await age(app, 'messages', OLD, YEAR);
    const choice = app.asAdmin.put('/api/personal-data/retention');
    await choice
      .set('If-Match', read.headers.etag ?? '')
      .send({ jobs: 12 })
      .expect(200);
    const late = app.asAdmin.put('/api/personal-data/retention');
    await late
      .set('If-Match', read.headers.etag ?? '')
      .send({ jobs: 6 })
      .expect(412);
  });

  it('deletes older items of the chosen kind at once, with their CVs', async () => {
    for (const email of [OLD, YOUNG]) {
      await sendMessage(app, email);
      await sendApplication(app, email);
    }
    for (const name of ['messages', 'jobs']) await age(app, name, OLD, YEAR);
    const cvs = Object.fromEntries(
      (await get<JobApplication[]>('jobs')).map(({ email, cv }) => [email, cv]),
    );
    const { body } = await choose({ jobs: 12 });
    expect(body).toMatchObject({ messages: 0, jobs: 12 });
    await until(async () => (await storedAddresses(app, 'jobs')).length === 1);
    await run();
    expect(await storedAddresses(app, 'jobs')).toEqual([YOUNG]);
    expect(await storedAddresses(app, 'messages')).toEqual([OLD, YOUNG]);
    expect(await app.countStored()).toEqual({ files: 1, chunks: 1 });
    await app.http.get(cvs[OLD] ?? '').expect(404);
    await app.http.get(cvs[YOUNG] ?? '').expect(200);
  });

  it('deletes what has become older by then', async () => {
    await choose({ messages: 3 });
    for (const [email, days] of [
      [YOUNG, 88],
      [OLD, 93],
    ] as const) {
      await sendMessage(app, email);
      await age(app, 'messages', email, days);
    }
    await run();
    expect(await storedAddresses(app, 'messages')).toEqual([YOUNG]);
  });

  it('deletes many in batches, and stops where the choice is taken back', async () => {
    const createdAt = new Date(Date.now() - YEAR * 86_400_000);
    const many = () =>
      Array.from({ length: 250 }, (_, n) => ({ email: `n${n}@example.com`, createdAt }));
    const messages = app.connection.collection('messages');
    await choose({ messages: 3 });
    await run();
    await messages.insertMany(many());
    const writes = await writesOf(/^(sessions|admins)$/, run);
    expect(writes).toEqual(Array(3).fill('messages.deleteMany'));
    expect(await messages.countDocuments()).toBe(0);

    await messages.insertMany(many());
    jest
      .spyOn(app.app.get(RetentionService), 'find')
      .mockResolvedValueOnce({ value: { messages: 3, jobs: 0 }, version: {} })
      .mockResolvedValue({ value: { messages: 0, jobs: 0 }, version: {} });
    await run();
    expect(await messages.countDocuments()).toBe(150);
  });
});
