import type { Message } from '@manjara/contracts';
import { pdf } from '../../support/pdfs';
import { unzip } from '../../support/unzip';
import { sendApplication, sendMessage } from '../../support/visitors';
import { app } from '../shared-site';

const ME = 'a@b.co';
const JSON_FILE = 'personal-data.json';
const MEGABYTE = 1024 ** 2;
const TIME = expect.stringMatching(/Z$/) as unknown;

interface Exported {
  messages: object[];
  jobs: { phone: string | null; cv: { file: string; size: number } | null }[];
}

describe('the export of personal data', () => {
  beforeEach(() => app.clear('messages', 'jobs'));

  const ask = (email: string) => app.asAdmin.post('/api/personal-data/export').send({ email });
  const exported = async (email = ME) => {
    const { body } = await ask(email).responseType('blob').expect(200);
    const files = await unzip(body as Buffer);
    return { files, data: JSON.parse(String(files.get(JSON_FILE))) as Exported };
  };

  it('is a download that is not cacheable, with no personal data in its name', async () => {
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
    const { body } = await app.asAdmin.get('/api/messages').expect(200);
    const first = (body as Message[]).find(({ message }) => message.startsWith('First.'))!;
    const work = { progress: 'done', note: 'Wants oak.\nCall her.' };
    await app.asAdmin.put(`/api/messages/${first._id}`).send(work).expect(200);
    const cvs = [pdf(), pdf({ atLeast: 2 * MEGABYTE })];
    for (const bytes of cvs) await sendApplication(app, ME, { bytes, name: 'سيرة ذاتية.pdf' });
    const { files, data } = await exported(' A@B.CO ');
    const names = ['cvs/1-سيرة ذاتية.pdf', 'cvs/2-سيرة ذاتية.pdf'];
    expect([...files.keys()]).toEqual([JSON_FILE, ...names]);
    cvs.reverse();
    // toEqual compares large buffers byte by byte, which takes seconds.
    expect(names.map((name, index) => cvs[index]?.equals(files.get(name)!))).toEqual([true, true]);
    expect(data).toEqual({
      format: 'manjara-personal-data',
      version: 1,
      exported: TIME,
      messages: [
        expect.objectContaining({ email: 'A@B.co', message: 'Later.' }),
        {
          received: TIME,
          name: 'نورة "سالم"',
          email: ME,
          phone: '+966 50 000 0000',
          message: 'First.\nSecond 🪵',
          replied: null,
          progress: 'done',
          note: 'Wants oak.\nCall her.',
          spam: null,
        },
      ],
      jobs: names.map((file, index) =>
        expect.objectContaining({ job: 'Doors', cv: { file, size: cvs[index]?.length } }),
      ),
    });
  });

  it.each([
    ['leads elsewhere', '../../etc/passwd.pdf', /^cvs\/1-passwd\.pdf$/],
    ['is reserved on Windows', 'CON.pdf', /^cvs\/1-CON\.pdf$/],
    ['is too long for a disk', `${'🪵'.repeat(120)}.pdf`, /^cvs\/1-🪵{50}\.pdf$/u],
    ['is none', '.pdf', /^cvs\/1-[a-z]+\.pdf$/],
  ])('gives a CV a harmless name where its own %s', async (_what, name, expected) => {
    await sendApplication(app, ME, { name });
    expect([...(await exported()).files.keys()][1]).toMatch(expected);
  });

  it("answers 404 in the request's language when nothing is stored", async () => {
    await sendMessage(app, `x${ME}`);
    const { body } = await ask(ME).set('Accept-Language', 'ar').expect(404);
    const message = expect.stringContaining('لا شيء') as unknown;
    expect(body).toMatchObject({ error: 'nothing_held', message });
  });

  it('holds the phone number of an application, if there is one', async () => {
    await sendApplication(app, ME, { texts: { phone: '٠٥٠ ١٢٣ ٤٥٦٧' } });
    await sendApplication(app, ME, { texts: { phone: ' ' } });
    const phones = (await exported()).data.jobs.map(({ phone }) => phone);
    expect(phones).toEqual([null, '050 123 4567']);
    const { body } = await app.asAdmin.get('/api/jobs?search=0501234567').expect(200);
    expect(body).toMatchObject([{ phone: '050 123 4567' }]);
  });

  it('includes an application whose CV is missing', async () => {
    await sendApplication(app, ME);
    await app.connection.collection('fs.files').deleteMany({});
    expect((await exported()).data.jobs).toMatchObject([{ cv: null }]);
  });

  it.each([
    ['first', 1],
    ['last', -1],
  ] as const)('is aborted when the %s part of a CV is missing', async (_which, n) => {
    await sendApplication(app, ME, { bytes: pdf({ atLeast: MEGABYTE }) });
    const chunks = app.connection.collection('fs.chunks');
    const part = await chunks.findOne({}, { sort: { n } });
    await chunks.deleteOne({ _id: part?._id });
    await expect(ask(ME).responseType('blob')).rejects.toThrow(/aborted/);
  });
});
