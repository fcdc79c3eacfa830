import { type JobApplication, PRODUCT_CATEGORIES } from '@manjara/contracts';
import { jobTexts } from '../support/factories/job.factory';
import { withTexts } from '../support/factories/project.factory';
import { pdf } from '../support/pdfs';
import { plansOf } from '../support/query-plans';
import { TestApp } from '../support/test-app';

const JOBS = '/api/jobs';
const SENT = { message: 'Thank you..! Your request has been sent successfully.' };
const NOTHING = { files: 0, chunks: 0 };

describe('/api/jobs', () => {
  let app: TestApp;
  let admin: string;
  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.signIn();
  });
  beforeEach(() => app.clear('jobs'));
  afterAll(() => app.stop());

  /** The join form; a text that is undefined is left out. */
  const send = (changes: Record<string, string> = {}, cv: Buffer | null = pdf()) => {
    const request = withTexts(app.http.post(JOBS), jobTexts(changes));
    return cv ? request.attach('cv', cv, 'cv.pdf') : request;
  };
  const list = async () =>
    (await app.http.get(JOBS).set('Authorization', admin).expect(200)).body as JobApplication[];
  const received = async (changes: Record<string, string> = {}): Promise<JobApplication> => {
    await send(changes).expect(201);
    return (await list())[0] as JobApplication;
  };
  const setRead = (id: string, body: object) =>
    app.http.put(`${JOBS}/read-job/${id}`).set('Authorization', admin).send(body);
  const nothingIsKept = async () => {
    expect(await list()).toEqual([]);
    expect(await app.countStored()).toEqual(NOTHING);
  };

  it('keeps an application of anybody, unread and with its time', async () => {
    const before = Date.now();
    expect((await send().expect(201)).body).toEqual(SENT);
    const [job] = await list();
    expect(job).toEqual({
      ...jobTexts(),
      _id: expect.any(String),
      cv: expect.stringContaining(`/api/jobs/${job?._id}/cv?`),
      isRead: false,
      createdAt: expect.any(String),
    });
    const createdAt = Date.parse(job?.createdAt ?? '');
    expect(createdAt).toBeGreaterThanOrEqual(before);
    expect(createdAt).toBeLessThanOrEqual(Date.now());
    expect((await app.countStored()).files).toBe(1);
  });

  it('thanks in the language of the visitor', async () => {
    const { body } = await send().set('Accept-Language', 'ar').expect(201);
    expect(body).toEqual({ message: 'شكرًا لك..! تم إرسال طلبك بنجاح.' });
  });

  it('lists the newest first', async () => {
    for (const name of ['First', 'Second', 'Third']) await send({ name }).expect(201);
    expect((await list()).map(({ name }) => name)).toEqual(['Third', 'Second', 'First']);
  });

  it.each(PRODUCT_CATEGORIES.map(({ en, ar }) => [en, ar]))(
    'takes the job %s in both languages, and keeps the English',
    async (en, ar) => {
      for (const job of [en, ar, ` ${en.toUpperCase()} `]) {
        expect((await received({ job })).job).toBe(en);
      }
    },
  );

  it('takes any text as e-mail, and returns every letter as it was', async () => {
    const texts = { name: 'نورة 🪵 𐍈', email: 'ask at the gate', message: 'سطر\nثانٍ 👩🏽‍🏭' };
    expect(await received(texts)).toMatchObject(texts);
  });

  it('asks for the CV, also when a text stands in its place', async () => {
    for (const request of [send({}, null), send({ cv: '' }, null)]) {
      const { body } = await request.expect(400);
      expect(body).toMatchObject({
        message: 'Please fill out all fields.',
        details: [{ field: 'cv' }],
      });
    }
    const { body } = await send({ cv: '%PDF-1.4' }, null).expect(400);
    expect(body).toMatchObject({ error: 'validation_failed', details: [{ field: 'cv' }] });
    await nothingIsKept();
  });

  it('takes one CV', async () => {
    const second = await send().attach('cv', pdf(), 'second.pdf').expect(400);
    expect(second.body).toMatchObject({
      error: 'too_many_files',
      message: 'Only one file is accepted here.',
      details: [{ field: 'cv' }],
    });
    await send({ cv: 'and a text' }).expect(400);
    await nothingIsKept();
  });

  it.each([
    ['a name that is too long', { name: 'x'.repeat(201) }],
    ['an e-mail that is too long', { email: 'x'.repeat(255) }],
    ['a message that is too long', { message: 'x'.repeat(5_001) }],
    ['line breaks in an e-mail', { email: 'a@example.com\nBcc: all@example.com' }],
    ['control characters in a message', { message: 'a\u0000b' }],
    ['a job that nobody offers', { job: 'Accounting' }],
    ['a job that is a pattern', { job: '.*' }],
  ])('refuses %s', async (_what, changes) => {
    const { body } = await send(changes).expect(400);
    expect(body).toMatchObject({
      error: 'validation_failed',
      details: [{ field: Object.keys(changes)[0] }],
    });
    await nothingIsKept();
  });

  it('names the jobs that there are, in the language of the visitor', async () => {
    const { body } = await send({ job: 'محاسبة' }).set('Accept-Language', 'ar').expect(400);
    for (const { ar } of PRODUCT_CATEGORIES) {
      expect((body as { message: string }).message).toContain(ar);
    }
  });

  it.each([
    ['before the CV', () => send({ website: 'https://spam.example' })],
    ['after the CV', () => send().field('website', 'https://spam.example')],
    ['twice', () => send().field('website', '').field('website', '')],
    ['with a CV that is none', () => send({ website: 'x' }, Buffer.from('spam'))],
  ])('drops an application whose honeypot is filled %s', async (_when, request) => {
    expect((await request().expect(201)).body).toEqual(SENT);
    await nothingIsKept();
  });

  it('keeps an application whose honeypot a person left empty', async () => {
    await send({ website: '' }).expect(201);
    expect(await list()).toHaveLength(1);
  });

  it('marks an application read and unread again', async () => {
    const { cv: _cv, ...job } = await received();
    const read = await setRead(job._id, { isRead: true }).expect(200);
    expect(read.body).toMatchObject({ ...job, isRead: true });
    expect((read.body as JobApplication).cv).toContain('signature=');
    expect((await setRead(job._id, { isRead: false }).expect(200)).body).toMatchObject(job);
    expect(await list()).toMatchObject([job]);
  });

  it('finds everything by an index', async () => {
    const job = await received();
    const plans = await plansOf(app.connection, async () => {
      await list();
      await setRead(job._id, { isRead: true });
      await app.http.get(job.cv).expect(200);
      await app.http.delete(`${JOBS}/${job._id}`).set('Authorization', admin).expect(204);
    });
    const ofJobs = plans.filter((plan) => plan.startsWith('jobs.'));
    expect(ofJobs.length).toBeGreaterThanOrEqual(4);
    expect(ofJobs.filter((plan) => /COLLSCAN|SORT\b/.test(plan))).toEqual([]);
  });
});

describe('the limit of applications', () => {
  it('holds for one client, before the CV is read, and says when to try again', async () => {
    const app = await TestApp.start({ rateLimits: { login: 1000, forms: 2 }, trustProxy: 1 });
    try {
      const sendFrom = (client: string) =>
        withTexts(app.http.post(JOBS).set('X-Forwarded-For', client), jobTexts()).attach(
          'cv',
          pdf(),
          'cv.pdf',
        );
      await sendFrom('192.0.2.1').expect(201);
      await sendFrom('192.0.2.1').expect(201);
      const refused = await sendFrom('192.0.2.1').expect(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect((refused.body as { error: string }).error).toBe('too_many_requests');
      await sendFrom('192.0.2.2').expect(201);
      expect((await app.countStored()).files).toBe(3);
    } finally {
      await app.stop();
    }
  });
});
