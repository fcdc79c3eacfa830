import { type JobApplication, PRODUCT_CATEGORIES } from '@manjara/contracts';
import { jobTexts } from '../support/factories/job.factory';
import { withTexts } from '../support/factories/project.factory';
import { pdf } from '../support/pdfs';
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
  const nothingIsKept = async () => {
    expect(await list()).toEqual([]);
    expect(await app.countStored()).toEqual(NOTHING);
  };

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
