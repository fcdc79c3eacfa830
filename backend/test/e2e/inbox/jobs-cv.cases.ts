import type { JobApplication } from '@manjara/contracts';
import { createHmac } from 'node:crypto';
import type { Response } from 'supertest';
import { jobTexts } from '../../support/factories/job.factory';
import { pdf } from '../../support/pdfs';
import { sendApplication } from '../../support/visitors';
import { app } from '../shared-site';

const JOBS = '/api/jobs';
const NOBODY = '0123456789abcdef01234567';

describe('the link to a CV', () => {
  beforeEach(() => app.clear('jobs'));
  afterEach(() => jest.restoreAllMocks());

  const list = () => app.asAdmin.get(JOBS);
  const newest = async () => ((await list().expect(200)).body as [JobApplication])[0];
  const received = async (bytes = pdf()) => {
    await sendApplication(app, 'salim@example.com', { bytes });
    return newest();
  };
  const open = (url: string) => app.http.get(url).buffer(true);
  const linkOf = (url: string) => {
    const { pathname, searchParams } = new URL(url, 'http://manjara.example');
    const expires = searchParams.get('expires');
    return { pathname, expires, signature: searchParams.get('signature') };
  };
  const errorOf = ({ status, body }: Response) => ({ status, body: body as unknown });
  const refused = { status: 403, body: expect.objectContaining({ error: 'link_invalid' }) };

  it('shows the CV to anyone with the link, and forbids caching', async () => {
    const bytes = pdf();
    const { cv } = await received(bytes);
    const { headers, body } = await open(cv).expect(200);
    expect(bytes.equals(body as Buffer)).toBe(true);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(bytes.length),
      'content-disposition': 'inline; filename=cv.pdf',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toEqual(
      expect.arrayContaining(["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'"]),
    );
    expect(policy.filter((rule) => /script|unsafe-eval|object/.test(rule))).toEqual([]);
  });

  it('does not let the file name inject a header', async () => {
    const part = (name: string, content: string) =>
      `--b\r\nContent-Disposition: form-data; name="${name}\r\n\r\n${content}\r\n`;
    const texts = Object.entries(jobTexts()).map(([name, text]) => part(`${name}"`, text));
    const forged = `cv"; filename*=utf-8''a%0D%0ASet-Cookie%3A%20x%3D1.pdf`;
    const body = [...texts, part(forged, pdf().toString('latin1')), '--b--\r\n'].join('');
    await app.http
      .post(JOBS)
      .set('Content-Type', 'multipart/form-data; boundary=b')
      .send(Buffer.from(body, 'latin1'))
      .expect(201);
    const { headers } = await open((await newest()).cv).expect(200);
    expect(headers).not.toHaveProperty('set-cookie');
    expect(headers['content-disposition']).toBe('inline; filename="aSet-Cookie x=1.pdf"');
  });

  it('is new with every answer, while a list that has not changed keeps its ETag', async () => {
    const { cv } = await received();
    const etag = (await list().expect(200)).headers.etag as string;
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
    await list().set('If-None-Match', etag).expect(304);
    await open(cv).expect(410);
    await open((await newest()).cv).expect(200);
    await sendApplication(app, 'huda@example.com');
    await list().set('If-None-Match', etag).expect(200);
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
  });

  it('is invalid when any part of it was changed', async () => {
    const { pathname, expires, signature } = linkOf((await received()).cv);
    const secret = createHmac('sha256', app.config.jwtSecret);
    const ofSecret = secret.update(`${pathname.split('/')[3]}\n${expires}`).digest('base64url');
    for (const query of [
      '',
      `?expires=${expires}`,
      `?signature=${signature}`,
      `?expires=${Number(expires) + 1}&signature=${signature}`,
      `?expires=0${expires}&signature=${signature}`,
      `?expires=${expires}&signature=${signature?.slice(0, -2)}`,
      `?expires=${expires}&signature=${'A'.repeat(43)}`,
      `?expires=${expires}&signature=${ofSecret}`,
      `?expires=${expires}&expires=${expires}&signature=${signature}`,
      `?expires=${expires}&signature[]=${signature}`,
      `?expires[$gt]=0&signature=${signature}`,
    ]) {
      expect({ query, ...errorOf(await open(pathname + query)) }).toEqual({ query, ...refused });
    }
    await open(`${pathname}?expires=${expires}&signature=${signature}&utm=x`).expect(200);
  });

  it('opens no other CV, and does not reveal ids', async () => {
    const [first, second] = [linkOf((await received()).cv), linkOf((await received()).cv)];
    const query = `?expires=${first.expires}&signature=${first.signature}`;
    const known = errorOf(await open(second.pathname + query));
    const unknown = errorOf(await open(`${JOBS}/${NOBODY}/cv${query}`));
    expect(known).toEqual(refused);
    expect(unknown).toEqual(known);
  });

  it('is needed by the admin, too, and is the only way to the file', async () => {
    const { pathname } = linkOf((await received()).cv);
    const file = await app.connection.collection('fs.files').findOne({});
    const asAdmin = (path: string) => open(path).set('Authorization', app.admin);
    expect(errorOf(await asAdmin(pathname))).toEqual(refused);
    await asAdmin(`/api/files/${String(file?._id)}`).expect(404);
    expect(JSON.stringify(await newest())).not.toContain(String(file?._id));
  });
});
