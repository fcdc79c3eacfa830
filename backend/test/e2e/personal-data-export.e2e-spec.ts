import type { ErrorBody } from '@manjara/contracts';
import { createHash } from 'node:crypto';
import { pdf } from '../support/pdfs';
import { TestApp } from '../support/test-app';
import { unzip } from '../support/unzip';
import { sendApplication, sendMessage } from '../support/visitors';

const EXPORT = '/api/personal-data/export';
const ME = 'a@b.co';
const JSON_FILE = 'personal-data.json';
const MEGABYTE = 1024 ** 2;

const hash = (bytes: Buffer | undefined) =>
  createHash('sha256')
    .update(bytes ?? '')
    .digest('hex');

interface Exported {
  format: string;
  version: number;
  exported: string;
  messages: Record<string, unknown>[];
  jobs: { cv: { file: string; size: number } | null; name: string }[];
}

describe('the export of personal data', () => {
  let app: TestApp;
  let admin: string;
  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.signIn();
  });
  beforeEach(() => app.clear('messages', 'jobs'));
  afterAll(() => app.stop());

  const ask = (email: string) => app.http.post(EXPORT).set('Authorization', admin).send({ email });
  const exportOf = async (email: string) =>
    unzip((await ask(email).responseType('blob').expect(200)).body as Buffer);
  const json = (files: Map<string, Buffer>) => JSON.parse(String(files.get(JSON_FILE))) as Exported;

  it('is a file to be saved, which nobody on the way keeps and whose name names nobody', async () => {
    await sendMessage(app, ME);
    const { headers } = await ask(ME).expect(200);
    expect(headers).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename=personal-data-\d{4}-\d\d-\d\d\.zip$/,
    );
  });

  it('holds what the person sent, for machines, and nothing of anybody else', async () => {
    await sendMessage(app, ME, { name: 'نورة "سالم"', message: 'First.\nSecond 🪵' });
    await sendMessage(app, 'A@B.co', { message: 'Later.' });
    await sendMessage(app, `x${ME}`, { message: 'Not mine.' });
    await sendApplication(app, ME);
    const files = await exportOf(' A@B.CO ');
    expect([...files.keys()]).toEqual([JSON_FILE, 'cvs/1-cv.pdf']);
    const { messages, jobs, ...head } = json(files);
    expect(head).toEqual({
      format: 'manjara-personal-data',
      version: 1,
      exported: expect.stringMatching(/Z$/) as unknown,
    });
    expect(messages).toEqual([
      expect.objectContaining({ email: 'A@B.co', message: 'Later.' }),
      {
        received: expect.stringMatching(/Z$/) as unknown,
        name: 'نورة "سالم"',
        email: ME,
        phone: '+966 50 000 0000',
        message: 'First.\nSecond 🪵',
      },
    ]);
    expect(jobs).toEqual([
      expect.objectContaining({
        job: 'Doors',
        cv: { file: 'cvs/1-cv.pdf', size: files.get('cvs/1-cv.pdf')?.length },
      }),
    ]);
    expect(String(files.get(JSON_FILE))).not.toContain('Not mine.');
  });

  it('has each CV with the very bytes that were uploaded', async () => {
    const cvs = [pdf(), pdf({ atLeast: 2 * MEGABYTE })];
    for (const bytes of cvs) await sendApplication(app, ME, { bytes, name: 'سيرة ذاتية.pdf' });
    const files = await exportOf(ME);
    const { jobs } = json(files);
    expect(jobs.map(({ cv }) => cv?.file)).toEqual([
      'cvs/1-سيرة ذاتية.pdf',
      'cvs/2-سيرة ذاتية.pdf',
    ]);
    const [newest, first] = jobs.map(({ cv }) => hash(files.get(cv?.file ?? '')));
    expect({ newest, first }).toEqual({ newest: hash(cvs[1]), first: hash(cvs[0]) });
  });

  it.each([
    ['leads elsewhere', '../../etc/passwd.pdf', /^cvs\/1-passwd\.pdf$/],
    ['is reserved on Windows', 'CON.pdf', /^cvs\/1-CON\.pdf$/],
    ['is too long for a disk', `${'🪵'.repeat(120)}.pdf`, /^cvs\/1-🪵{50}\.pdf$/u],
    ['is none', '.pdf', /^cvs\/1-[a-z]+\.pdf$/],
  ])('gives a CV a harmless name where its own %s', async (_what, name, expected) => {
    await sendApplication(app, ME, { name });
    const path = [...(await exportOf(ME)).keys()][1] ?? '';
    expect(path).toMatch(expected);
    expect(Buffer.byteLength(path.slice('cvs/'.length))).toBeLessThanOrEqual(255);
  });

  it('answers 404 when nothing is held, in the language of who asks', async () => {
    await sendMessage(app, `x${ME}`);
    const { body } = await ask(ME).set('Accept-Language', 'ar').expect(404);
    expect(body).toMatchObject({ error: 'nothing_held' });
    expect((body as ErrorBody).message).toContain('لا شيء');
  });

  it('includes an application whose CV is gone', async () => {
    await sendApplication(app, ME);
    await app.connection.collection('fs.files').deleteMany({});
    const files = await exportOf(ME);
    expect([...files.keys()]).toEqual([JSON_FILE]);
    expect(json(files).jobs).toMatchObject([{ cv: null }]);
  });

  it.each([
    ['first', 1],
    ['last', -1],
  ] as const)(
    'is cut off, and no archive, where the %s part of a CV is gone',
    async (_which, n) => {
      await sendApplication(app, ME, { bytes: pdf({ atLeast: MEGABYTE }) });
      const chunks = app.connection.collection('fs.chunks');
      const part = await chunks.findOne({}, { sort: { n } });
      await chunks.deleteOne({ _id: part?._id });
      await expect(ask(ME).responseType('blob')).rejects.toThrow(/aborted/);
    },
  );
});
