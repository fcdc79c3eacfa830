import type { JobApplication } from '@manjara/contracts';
import type { Connection } from 'mongoose';
import { jobTexts } from '../support/factories/job.factory';
import { withTexts } from '../support/factories/project.factory';
import { MailServer, mailSettings } from '../support/mail-server';
import { pdf } from '../support/pdfs';
import { TestApp } from '../support/test-app';

const JOBS = '/api/jobs';

const sendTo = (app: TestApp, changes: Record<string, string> = {}, cv = pdf()) =>
  withTexts(app.http.post(JOBS), jobTexts(changes)).attach('cv', cv, 'cv.pdf');

/** Lets no second document with the same value into a collection while `work` runs. */
async function withoutSecond(
  connection: Connection,
  collection: string,
  field: string,
  work: () => Promise<void>,
): Promise<void> {
  const name = await connection
    .collection(collection)
    .createIndex({ [field]: 1 }, { unique: true });
  try {
    await work();
  } finally {
    await connection.collection(collection).dropIndex(name);
  }
}

describe('an application that cannot be kept', () => {
  let app: TestApp;
  let admin: string;
  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.signIn();
  });
  beforeEach(async () => {
    await app.clear('jobs');
    await sendTo(app).expect(201);
  });
  afterAll(() => app.stop());

  const list = async () =>
    (await app.http.get(JOBS).set('Authorization', admin).expect(200)).body as JobApplication[];
  const theFirstAlone = async () => {
    const jobs = await list();
    expect(jobs).toHaveLength(1);
    expect(await app.countStored()).toEqual({ files: 1, chunks: 1 });
    await app.http.get(jobs[0]?.cv ?? '').expect(200);
  };

  it.each([
    ['its texts are refused', () => sendTo(app, { name: '' }), 400],
    ['its CV is refused', () => sendTo(app, {}, Buffer.from('nothing')), 415],
  ])('leaves nothing when %s', async (_why, request, status) => {
    await request().expect(status);
    await theFirstAlone();
  });

  it.each([
    ['the file cannot be begun', 'fs.chunks', 'n'],
    ['the file cannot be ended', 'fs.files', 'filename'],
    ['the application cannot be written', 'jobs', 'message'],
  ])('leaves nothing when %s', async (_why, collection, field) => {
    await withoutSecond(app.connection, collection, field, async () => {
      const { status } = await sendTo(app);
      expect(status).toBe(409);
    });
    await theFirstAlone();
    await sendTo(app).expect(201);
    expect(await list()).toHaveLength(2);
  });
});

describe('the mail about an application', () => {
  let app: TestApp;
  let server: MailServer;
  beforeAll(async () => {
    server = await MailServer.start();
    app = await TestApp.start(mailSettings(server));
  });
  beforeEach(() => server.clear());
  afterAll(async () => {
    await app.stop();
    await server.stop();
  });

  it('tells the admin who applied, without the CV', async () => {
    await sendTo(app, { name: 'Somebody', website: 'https://spam.example' }).expect(201);
    await sendTo(app, { job: 'الأبواب' }).expect(201);
    const mail = await server.mail();
    const { name, message } = jobTexts();
    expect(mail.subject).toContain(name);
    expect(mail.part('ar').text).toContain('الأبواب');
    expect(mail.part('en').text).toContain('Doors');
    expect(mail.part('en').text).toContain(message?.split('\n')[0]);
    expect(mail.attachments).toEqual([]);
    expect(mail.raw).not.toMatch(/signature=|%PDF/);
    expect(server.mails).toHaveLength(1);
  });

  it('neither delays nor fails the application', async () => {
    let release = () => {};
    server.verdict = () =>
      new Promise((resolve) => {
        release = () => resolve(550);
      });
    await sendTo(app).expect(201);
    await server.until(() => server.attempts === 1);
    release();
    expect(server.mails).toEqual([]);
    expect(await app.connection.collection('jobs').countDocuments()).toBeGreaterThan(0);
  });
});
