import type { JobApplication, Retention } from '@manjara/contracts';
import { JobsRepository } from '../../src/modules/jobs/jobs.repository';
import { MessagesRepository } from '../../src/modules/messages/messages.repository';
import { RetentionRepository } from '../../src/modules/personal-data/retention/retention.repository';
import { RetentionJob } from '../../src/modules/personal-data/retention/retention-job';
import { TestApp } from '../support/test-app';
import { until } from '../support/until';
import { age, keptAddresses, sendApplication, sendMessage } from '../support/visitors';
import { writesOf } from '../support/write-faults';

const RETENTION = '/api/personal-data/retention';
const OLD = 'old@example.com';
const YOUNG = 'young@example.com';
const YEAR = 366;
const ALL_BUT_DATE = [
  'clearImmediate',
  'clearInterval',
  'clearTimeout',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'setInterval',
  'setTimeout',
] as const;

describe('/api/personal-data/retention', () => {
  let app: TestApp;
  let admin: string;
  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.signIn();
  });
  beforeEach(() => app.clear('messages', 'jobs', 'retention'));
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => app.stop());

  const get = async () =>
    (await app.http.get(RETENTION).set('Authorization', admin).expect(200)).body as Retention;
  const put = (change: object) => app.http.put(RETENTION).set('Authorization', admin).send(change);
  const olderThan = ({ older }: Retention, name: 'messages' | 'jobs') =>
    older[name].map(({ count }) => count);
  /** Lets a run that begins now come to its end. */
  const run = () => app.app.get(RetentionJob).start();
  /** Both kinds of both ages: one older than a year, one of today. */
  async function receive() {
    for (const email of [OLD, YOUNG]) {
      await sendMessage(app, email);
      await sendApplication(app, email);
    }
    for (const name of ['messages', 'jobs']) await age(app, name, OLD, YEAR);
  }

  it('keeps for ever until somebody chooses otherwise', async () => {
    expect(await get()).toMatchObject({ messages: 0, jobs: 0 });
    await sendMessage(app, OLD);
    await age(app, 'messages', OLD, 40 * YEAR);
    await run();
    expect(await keptAddresses(app, 'messages')).toEqual([OLD]);
  });

  it('says how many are older now, for each choice', async () => {
    for (const days of [10, 100, 200, 400, 800]) {
      await sendMessage(app, `of${days}@example.com`);
      await age(app, 'messages', `of${days}@example.com`, days);
    }
    const retention = await get();
    expect(retention.older.messages.map(({ months }) => months)).toEqual([3, 6, 12, 24]);
    expect(olderThan(retention, 'messages')).toEqual([4, 3, 2, 1]);
    expect(olderThan(retention, 'jobs')).toEqual([0, 0, 0, 0]);
  });

  it('deletes what is older as soon as it is chosen, CVs included, of the chosen kind alone', async () => {
    await receive();
    const cvs = (
      (await app.http.get('/api/jobs').set('Authorization', admin)).body as JobApplication[]
    )
      .sort((a, b) => a.email.localeCompare(b.email))
      .map(({ cv }) => cv);
    const { body } = await put({ jobs: 12 }).expect(200);
    expect(body).toMatchObject({ messages: 0, jobs: 12 });
    await until(async () => (await keptAddresses(app, 'jobs')).length === 1);
    await run();
    expect(await keptAddresses(app, 'jobs')).toEqual([YOUNG]);
    expect(await keptAddresses(app, 'messages')).toEqual([OLD, YOUNG]);
    expect(await app.countStored()).toEqual({ files: 1, chunks: 1 });
    await app.http.get(cvs[0] ?? '').expect(404);
    await app.http.get(cvs[1] ?? '').expect(200);
  });

  it('deletes what has become older by then', async () => {
    await put({ messages: 3 }).expect(200);
    await sendMessage(app, YOUNG);
    await run();
    expect(await keptAddresses(app, 'messages')).toEqual([YOUNG]);
    const later = Date.now() + 93 * 86_400_000;
    jest.useFakeTimers({ now: later, doNotFake: [...ALL_BUT_DATE] });
    try {
      await run();
    } finally {
      jest.useRealTimers();
    }
    expect(await keptAddresses(app, 'messages')).toEqual([]);
  });

  it('leaves what is not sent, and takes the choice back', async () => {
    await put({ messages: 24, jobs: 6 }).expect(200);
    expect(await get()).toMatchObject({ messages: 24, jobs: 6 });
    await put({ messages: 0 }).expect(200);
    await put({}).expect(200);
    expect(await get()).toMatchObject({ messages: 0, jobs: 6 });
  });

  it('takes a choice that nobody can have made for none', async () => {
    await receive();
    const retention = app.connection.collection<{ _id: string; messages: number }>('retention');
    await retention.insertOne({ _id: 'retention', messages: 1 });
    await run();
    expect(await keptAddresses(app, 'messages')).toEqual([OLD, YOUNG]);
    expect(await get()).toMatchObject({ messages: 0 });
  });

  it('deletes many in batches, and stops where the choice is taken back', async () => {
    const createdAt = new Date(Date.now() - YEAR * 86_400_000);
    const many = Array.from({ length: 250 }, (_, n) => ({ email: `n${n}@example.com`, createdAt }));
    const messages = app.connection.collection('messages');
    await messages.insertMany(many);
    const choice = app.connection.collection<{ _id: string; messages: number }>('retention');
    await choice.insertOne({ _id: 'retention', messages: 3 });
    const writes = await writesOf(/^(sessions|admins)$/, run);
    expect(writes).toEqual(Array(3).fill('messages.deleteMany'));
    expect(await messages.countDocuments()).toBe(0);

    await messages.insertMany(many.map(({ email }) => ({ email, createdAt })));
    jest
      .spyOn(app.app.get(RetentionRepository), 'find')
      .mockResolvedValueOnce({ value: { messages: 3, jobs: 0 }, version: {} })
      .mockResolvedValue({ value: { messages: 0, jobs: 0 }, version: {} });
    await run();
    expect(await messages.countDocuments()).toBe(150);
  });

  it('is harmless in several processes at once', async () => {
    await receive();
    await app.connection
      .collection<{ _id: string; jobs: number }>('retention')
      .insertOne({ _id: 'retention', jobs: 12 });
    const [choice, messages, jobs] = [RetentionRepository, MessagesRepository, JobsRepository];
    const other = new RetentionJob(app.app.get(choice), app.app.get(messages), app.app.get(jobs));
    await Promise.all([run(), other.start()]);
    await other.onModuleDestroy();
    await run();
    expect(await keptAddresses(app, 'jobs')).toEqual([YOUNG]);
    expect(await app.countStored()).toEqual({ files: 1, chunks: 1 });
  });
});
