import type { JobApplication } from '@manjara/contracts';
import { createHmac } from 'node:crypto';
import type { Response } from 'supertest';
import { jobTexts } from '../support/factories/job.factory';
import { withTexts } from '../support/factories/project.factory';
import { pdf } from '../support/pdfs';
import { TestApp } from '../support/test-app';

const JOBS = '/api/jobs';
const NOBODY = '0123456789abcdef01234567';

describe('the link to a CV', () => {
  let app: TestApp;
  let admin: string;
  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.signIn();
  });
  beforeEach(() => app.clear('jobs'));
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => app.stop());

  const list = async () =>
    (await app.http.get(JOBS).set('Authorization', admin).expect(200)).body as JobApplication[];
  async function received(cv = pdf(), name = 'cv.pdf'): Promise<JobApplication> {
    await withTexts(app.http.post(JOBS), jobTexts()).attach('cv', cv, name).expect(201);
    return (await list())[0] as JobApplication;
  }
  const open = (url: string) => app.http.get(url).buffer(true);
  const linkOf = (url: string) => {
    const { pathname, searchParams } = new URL(url, 'http://manjara.example');
    return {
      pathname,
      expires: searchParams.get('expires'),
      signature: searchParams.get('signature'),
    };
  };
  const errorOf = ({ status, body }: Response) => ({ status, body: body as unknown });
  const refused = { status: 403, body: expect.objectContaining({ error: 'link_invalid' }) };

  it('shows the CV to whoever has it, and lets nobody keep it', async () => {
    const bytes = pdf();
    const { cv } = await received(bytes);
    const { headers, body } = await open(cv).expect(200);
    expect(bytes.equals(body as Buffer)).toBe(true);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(bytes.length),
      'content-disposition': 'inline; filename=cv.pdf',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-resource-policy': 'same-origin',
    });
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toEqual(
      expect.arrayContaining(["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'"]),
    );
    expect(policy.filter((rule) => /script|unsafe-eval|object/.test(rule))).toEqual([]);
  });

  it('answers HEAD and ranges', async () => {
    const bytes = pdf({ atLeast: 600_000 });
    const { cv } = await received(bytes);
    const head = await app.http.head(cv).expect(200);
    expect(head.headers['content-length']).toBe(String(bytes.length));
    const part = await open(cv).set('Range', 'bytes=261000-262000').expect(206);
    expect(bytes.subarray(261_000, 262_001).equals(part.body as Buffer)).toBe(true);
    expect(part.headers).toMatchObject({
      'content-range': `bytes 261000-262000/${bytes.length}`,
      'cache-control': 'no-store',
    });
    await open(cv).set('Range', `bytes=${bytes.length}-`).expect(416);
  });

  it('encodes Arabic names', async () => {
    const { cv } = await received(pdf(), 'سيرة ذاتية.pdf');
    expect((await open(cv).expect(200)).headers['content-disposition']).toContain(
      `filename*=UTF-8''${encodeURIComponent('سيرة ذاتية.pdf')}`,
    );
  });

  it('does not let the name of the file write a header', async () => {
    const body = (name: string) =>
      [
        ...Object.entries(jobTexts()).map(
          ([field, text]) =>
            `--b\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${text}`,
        ),
        `--b\r\nContent-Disposition: form-data; name="cv"; filename*=utf-8''${name}` +
          `\r\nContent-Type: application/pdf\r\n\r\n${pdf().toString('latin1')}`,
        '--b--\r\n',
      ].join('\r\n');
    await app.http
      .post(JOBS)
      .set('Content-Type', 'multipart/form-data; boundary=b')
      .send(Buffer.from(body('a%0D%0ASet-Cookie%3A%20x%3D1.pdf'), 'latin1'))
      .expect(201);
    const { headers } = await open((await list())[0]?.cv ?? '').expect(200);
    expect(headers).not.toHaveProperty('set-cookie');
    expect(headers['content-disposition']).toBe('inline; filename="aSet-Cookie x=1.pdf"');
  });

  it('leaves a list that has not changed unsent for a minute, and still opens then', async () => {
    await received();
    const minute = Math.ceil(Date.now() / 60_000) * 60_000;
    const clock = jest.spyOn(Date, 'now').mockReturnValue(minute + 1_000);
    const ask = () => app.http.get(JOBS).set('Authorization', admin);
    const first = await ask().expect(200);
    const etag = first.headers.etag as string;
    clock.mockReturnValue(minute + 59_000);
    await ask().set('If-None-Match', etag).expect(304);
    const [job] = first.body as JobApplication[];
    clock.mockReturnValue(minute + 59_000 + 600_000);
    await open(job!.cv).expect(200);
    clock.mockReturnValue(minute + 61_000);
    await ask().set('If-None-Match', etag).expect(200);
  });

  it('holds for ten minutes', async () => {
    const before = Math.floor(Date.now() / 1000);
    const { cv } = await received();
    const expires = Number(linkOf(cv).expires);
    expect(expires).toBeGreaterThanOrEqual(before + 600);
    expect(expires).toBeLessThanOrEqual(before + 660);

    const clock = jest.spyOn(Date, 'now').mockReturnValue(expires * 1000 - 1);
    await open(cv).expect(200);
    clock.mockReturnValue(expires * 1000);
    const { body, headers } = await open(cv).expect(410);
    expect(body).toEqual({
      statusCode: 410,
      error: 'link_expired',
      message: 'This link has expired. Open the application in the dashboard again.',
    });
    expect(headers['cache-control']).toBe('no-store');
    const arabic = await open(cv).set('Accept-Language', 'ar').expect(410);
    expect(arabic.body).toMatchObject({ message: expect.stringMatching(/انتهت صلاحية/) });
  });

  it('opens nothing when a part of it was changed', async () => {
    const { pathname, expires, signature } = linkOf((await received()).cv);
    const secret = createHmac('sha256', app.config.jwtSecret);
    const ofSecret = secret.update(`${pathname.split('/')[3]}\n${expires}`).digest('base64url');
    for (const query of [
      '',
      `?expires=${expires}`,
      `?signature=${signature}`,
      `?expires=${Number(expires) + 1}&signature=${signature}`,
      `?expires=0${expires}&signature=${signature}`,
      `?expires=${expires}&signature=`,
      `?expires=${expires}&signature=${signature?.slice(0, -2)}`,
      `?expires=${expires}&signature=${'A'.repeat(43)}`,
      `?expires=${expires}&signature=${ofSecret}`,
      `?expires=${expires}&expires=${expires}&signature=${signature}`,
      `?expires=${expires}&signature[]=${signature}`,
      `?expires[$gt]=0&signature=${signature}`,
      '?expires=9999999999999999999&signature=%00',
    ]) {
      expect({ query, ...errorOf(await open(pathname + query)) }).toEqual({ query, ...refused });
    }
    await open(`${pathname}?expires=${expires}&signature=${signature}&utm=x`).expect(200);
  });

  it('opens no other CV, and does not tell which ids there are', async () => {
    const [first, second] = [linkOf((await received()).cv), linkOf((await received()).cv)];
    const query = `?expires=${first.expires}&signature=${first.signature}`;
    const known = errorOf(await open(second.pathname + query));
    const unknown = errorOf(await open(`${JOBS}/${NOBODY}/cv${query}`));
    expect(known).toEqual(refused);
    expect(unknown).toEqual(known);
    await open(`${JOBS}/1/cv${query}`).expect(400);
  });

  it('is needed by the admin, too, for a token is not sent by a tab', async () => {
    const { pathname } = linkOf((await received()).cv);
    expect(errorOf(await open(pathname).set('Authorization', admin))).toEqual(refused);
  });

  it('ends with the application', async () => {
    const { _id, cv } = await received();
    await app.http.delete(`${JOBS}/${_id}`).set('Authorization', admin).expect(204);
    expect((await open(cv).expect(404)).body).toMatchObject({ error: 'job_not_found' });
    expect(await app.countStored()).toEqual({ files: 0, chunks: 0 });
  });

  it('is the only way to the file', async () => {
    await received();
    const file = await app.connection.collection('fs.files').findOne({});
    await app.http.get(`/api/files/${String(file?._id)}`).expect(404);
    await app.http
      .get(`/api/files/${String(file?._id)}`)
      .set('Authorization', admin)
      .expect(404);
    const [job] = await list();
    expect(JSON.stringify(job)).not.toContain(String(file?._id));
  });
});
