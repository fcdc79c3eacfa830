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
