import { type JobApplication, PRODUCT_CATEGORIES } from '@manjara/contracts';
import { jobTexts } from '../../support/factories/job.factory';
import { withTexts } from '../../support/factories/project.factory';
import { MailServer, mailSettings } from '../../support/mail-server';
import { pdf } from '../../support/pdfs';
import { picture } from '../../support/pictures';
import { TestApp } from '../../support/test-app';
import { storedAddresses } from '../../support/visitors';

const LIMIT_MB = 0.5;

const MESSAGE = {
  name: 'Nora Salem',
  email: 'nora@example.com',
  phone: '+966 50 000 0000',
  message: 'We need six doors.',
};

let app: TestApp;
let admin: string;
let mails: MailServer;
beforeAll(async () => {
  mails = await MailServer.start();
  const limits = { uploadMaxMb: { image: 15, cv: LIMIT_MB }, cvStorageMb: 1 };
  app = await TestApp.start({ ...mailSettings(mails), ...limits });
  admin = await app.signIn();
});
beforeEach(() => app.clear('jobs'));
afterAll(async () => {
  await app.stop();
  await mails.stop();
});

describe('/api/messages', () => {
  const send = (changes: object) => app.http.post('/api/messages').send({ ...MESSAGE, ...changes });

  it('drops a message with a filled honeypot, sends no mail, and answers as usual', async () => {
    for (const website of ['https://spam.example', 1, { a: 1 }, ['x']]) {
      const { body } = await send({ website }).expect(201);
      expect(body).toEqual({ message: 'Message has been sent successfully!' });
    }
    await send({ email: 'person@example.com', website: '' }).expect(201);
    expect(await storedAddresses(app, 'messages')).toEqual(['person@example.com']);
    expect((await mails.mail()).replyTo).toMatchObject([{ address: 'person@example.com' }]);
    expect(mails.attempts).toBe(1);
  });

  it.each([
    ['en', 'Enter at least seven digits and no letters, such as 05XXXXXXXX.'],
    ['ar', 'اكتب رقمًا صحيحًا، مثل 05XXXXXXXX.'],
  ])('explains in %s which phone numbers are accepted', async (language, message) => {
    const { body } = await send({ phone: '123' }).set('Accept-Language', language).expect(400);
    expect(body).toMatchObject({ message });
  });
});

describe('/api/jobs', () => {
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
  it('take at most CV_STORAGE_MB; permanent deletion frees space', async () => {
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

describe('the CV of an application', () => {
  const send = (cv: Buffer, filename = 'cv.pdf', contentType = 'application/pdf') =>
    withTexts(app.http.post('/api/jobs'), jobTexts()).attach('cv', cv, { filename, contentType });
  const expectStored = async (count: number) => {
    expect(await app.connection.collection('jobs').countDocuments()).toBe(count);
    expect((await app.countStored()).files).toBe(count);
  };
  /** A PDF of so many bytes. */
  const ofSize = (bytes: number) => Buffer.concat([pdf(), Buffer.alloc(bytes)]).subarray(0, bytes);

  it.each([
    ['as it is', () => send(pdf())],
    ['under another name', () => send(pdf(), 'cv.txt', 'text/plain')],
    ['with a few bytes before it', () => send(Buffer.concat([Buffer.alloc(900, '\n'), pdf()]))],
    ['as large as it may be', () => send(ofSize(LIMIT_MB * 1e6))],
  ])('is a PDF %s', async (_what, request) => {
    await request().expect(201);
    await expectStored(1);
  });

  it.each([
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a picture', () => picture('png')],
    ['a text', () => Buffer.from('I am a joiner.')],
    ['nothing', () => Buffer.alloc(0)],
    ['a PDF behind something else', () => Buffer.concat([Buffer.alloc(1_024, 'x'), pdf()])],
  ])('is refused when it is %s', async (_what, cv) => {
    const { body } = await send(await cv()).expect(415);
    expect(body).toEqual({
      statusCode: 415,
      error: 'pdf_expected',
      message: 'Please upload a valid pdf file.',
      details: [{ field: 'cv', message: 'Please upload a valid pdf file.' }],
    });
    const arabic = await send(await cv()).set('Accept-Language', 'ar');
    expect(arabic.body).toMatchObject({ message: 'يُرجى رفع ملف PDF صالح.' });
    await expectStored(0);
  });

  it('is refused when it is larger than it may be', async () => {
    const message = `The file is too large: at most ${LIMIT_MB} MB are accepted.`;
    const { body } = await send(ofSize(LIMIT_MB * 1e6 + 1)).expect(413);
    expect(body).toEqual({
      statusCode: 413,
      error: 'file_too_large',
      message,
      details: [{ field: 'cv', message }],
    });
    await expectStored(0);
  });
});
