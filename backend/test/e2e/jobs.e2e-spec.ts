import { type JobApplication, PRODUCT_CATEGORIES } from '@manjara/contracts';
import { jobTexts } from '../support/factories/job.factory';
import { withTexts } from '../support/factories/project.factory';
import { pdf } from '../support/pdfs';
import { TestApp } from '../support/test-app';

describe('/api/jobs', () => {
  let app: TestApp;
  let admin: string;
  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.signIn();
  });
  beforeEach(() => app.clear('jobs'));
  afterAll(() => app.stop());

  const send = (changes: Record<string, string> = {}, cv = pdf()) =>
    withTexts(app.http.post('/api/jobs'), jobTexts(changes)).attach('cv', cv, 'cv.pdf');
  const list = async () =>
    (await app.http.get('/api/jobs').set('Authorization', admin)).body as JobApplication[];

  it.each(PRODUCT_CATEGORIES)('takes the job $en in both languages', async ({ en, ar }) => {
    for (const job of [en, ar, ` ${en.toUpperCase()} `]) await send({ job }).expect(201);
    expect((await list()).map(({ job }) => job)).toEqual([en, en, en]);
  });

  it.each([
    ['before the CV', () => send({ website: 'https://spam.example' })],
    ['after the CV', () => send().field('website', 'https://spam.example')],
    ['twice', () => send().field('website', '').field('website', '')],
    ['with a CV that is none', () => send({ website: 'x' }, Buffer.from('spam'))],
  ])('drops an application whose honeypot is filled %s', async (_when, request) => {
    const { body } = await request().expect(201);
    const message = 'Thank you..! Your request has been sent successfully.';
    expect(body).toEqual({ message });
    expect(await list()).toEqual([]);
    expect(await app.countStored()).toEqual({ files: 0, chunks: 0 });
  });
});

describe('all CVs together', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start({ cvStorageMb: 1 });
  });
  afterAll(() => app.stop());

  it('take no more than CV_STORAGE_MB; what is deleted for good makes room again', async () => {
    const cv = Buffer.concat([pdf(), Buffer.alloc(400_000, ' ')]);
    const send = () => withTexts(app.http.post('/api/jobs'), jobTexts()).attach('cv', cv, 'cv.pdf');
    for (let n = 0; n < 2; n++) await send().expect(201);
    const { body } = await send().expect(507);
    expect(body).toMatchObject({
      error: 'applications_full',
      message:
        'No more applications can be taken at the moment. Please try again later, or contact us.',
    });
    expect((await app.countStored()).files).toBe(2);
    const admin = await app.signIn();
    const [{ _id }] = (await app.http.get('/api/jobs').set('Authorization', admin)).body as [
      JobApplication,
    ];
    for (const path of [`jobs/${_id}`, `trash/jobs/${_id}`]) {
      await send().expect(507);
      await app.http.delete(`/api/${path}`).set('Authorization', admin).expect(204);
    }
    await send().expect(201);
  });
});
