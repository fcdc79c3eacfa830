import type { JobApplication } from '@manjara/contracts';
import { request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { Response, Test } from 'supertest';
import { picture } from '../../support/pictures';
import { StoredPictures } from '../../support/stored-pictures';
import { TestApp } from '../../support/test-app';
import { sendApplication } from '../../support/visitors';

const NOBODY = '0123456789abcdef01234567';
const HSTS = 'max-age=31536000; includeSubDomains';

let app: TestApp;

/** A request for every kind of response. */
async function kindsOfAnswers(): Promise<[what: string, status: number, ask: () => Test][]> {
  app.admin = await app.signIn();
  const { image } = await new StoredPictures(app).store(await picture());
  await sendApplication(app, 'salim@example.com');
  const get = (path: string) => () => app.http.get(path);
  const signedIn = (path: string) => () => app.asAdmin.get(path);
  const login = () => app.http.post('/api/admin/login');
  const [job] = (await signedIn('/api/jobs')()).body as [JobApplication];
  return [
    ['a public list', 200, get('/api/projects')],
    ['no change', 304, () => get('/api/content/boxes')().set('If-None-Match', '*')],
    ['a list for the admin', 200, signedIn('/api/messages')],
    ['the profile of the admin', 200, signedIn('/api/admin/profile')],
    ['health', 200, get('/api/health/ready')],
    ['an address that nobody has', 404, get('/api/nothing')],
    ['an address outside', 404, get('/elsewhere')],
    ['a project that nobody has', 404, get(`/api/projects/${NOBODY}`)],
    ['no id', 400, get('/api/projects/1')],
    ['no sign-in', 401, get('/api/messages')],
    ['a wrong password', 401, () => login().send({ email: 'a@example.com', password: 'x' })],
    ['broken JSON', 400, () => login().set('Content-Type', 'application/json').send('{"a')],
    ['another content type', 415, () => login().set('Content-Type', 'text/plain').send('x')],
    ['too large a body', 413, () => login().send({ email: 'x'.repeat(300_000) })],
    ['an address that cannot be read', 400, get('/api/projects/%E0%A4%A')],
    ['a method that nothing has', 404, () => app.http.options('/api/projects')],
    ['a picture', 200, get(image.url)],
    ['a part of a picture', 206, () => get(image.url)().set('Range', 'bytes=0-9')],
    ['a part that there is not', 416, () => get(image.url)().set('Range', 'bytes=99999999-')],
    ['the head of a picture', 200, () => app.http.head(image.url)],
    ['a CV for the admin', 200, get(job.cv)],
    ['a link that was changed', 403, get(`${job.cv}x`)],
  ];
}

async function each(
  kinds: Awaited<ReturnType<typeof kindsOfAnswers>>,
  look: (what: string, answer: Response) => void,
  headers: Record<string, string> = {},
): Promise<void> {
  for (const [what, status, ask] of kinds) {
    const answer = await ask().set(headers);
    expect({ what, status: answer.status }).toEqual({ what, status });
    look(what, answer);
  }
}

describe('without settings', () => {
  beforeAll(async () => (app = await TestApp.start()));
  afterAll(() => app.stop());

  describe('the headers of every answer of the API', () => {
    let kinds: Awaited<ReturnType<typeof kindsOfAnswers>>;
    beforeAll(async () => (kinds = await kindsOfAnswers()));

    it('forbid scripts, sniffing, framing and referrers', async () => {
      await each(kinds, (what, { headers, status }) => {
        expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
        for (const name of ['strict-transport-security', 'x-powered-by', 'server']) {
          expect({ what, ...headers }).not.toHaveProperty(name);
        }
        // The client has the others from the answer that it keeps.
        if (status === 304) return;
        expect({ what, ...headers }).toMatchObject({
          what,
          'content-security-policy': expect.stringMatching(/^default-src 'none'/) as string,
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'no-referrer',
          'permissions-policy': expect.stringMatching(/camera=\(\).*geolocation=\(\)/) as string,
          'x-frame-options': 'DENY',
          'cross-origin-opener-policy': 'same-origin',
          'cross-origin-resource-policy': expect.stringMatching(/^same-(origin|site)$/) as string,
        });
        expect(headers['content-security-policy']).not.toMatch(/script-src|unsafe-eval|\*|http/);
      });
    });

    it.each(['https://evil.example', 'null'])('grant nothing to the origin %s', async (Origin) => {
      const asked = { Origin, 'Access-Control-Request-Method': 'PUT' };
      const granted: string[] = [];
      const look = (what: string, { headers }: Response) => {
        if (Object.keys(headers).some((name) => name.startsWith('access-control')))
          granted.push(what);
      };
      await each(kinds, look, asked);
      expect(granted).toEqual([]);
    });

    it('forbid caching of private responses and errors', async () => {
      await each(kinds, (what, { status, headers }) => {
        const mayBeCached = status < 400 && !/admin|health/.test(what);
        const isStored = !String(headers['cache-control']).includes('no-store');
        expect({ what, isStored }).toEqual({ what, isStored: mayBeCached });
      });
    });

    it('do not trust X-Forwarded-Proto of an untrusted client', async () => {
      const { headers } = await app.http.get('/api/projects').set('X-Forwarded-Proto', 'https');
      expect(headers).not.toHaveProperty('strict-transport-security');
    });
  });

  describe('the server of the API', () => {
    it('closes slow requests and rejects oversized headers', async () => {
      expect(app.server.headersTimeout).toBeLessThanOrEqual(15_000);
      expect(app.server.requestTimeout).toBeGreaterThan(0);
      expect(app.server.requestTimeout).toBeLessThanOrEqual(1_800_000);
      const { port } = app.server.address() as AddressInfo;
      const status = await new Promise((resolve, reject) => {
        const headers = { 'X-Long': 'x'.repeat(40_000) };
        send({ port, host: '127.0.0.1', path: '/api/projects', headers }, (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        })
          .once('error', reject)
          .end();
      });
      expect(status).toBe(431);
    });

    it('ignores method overrides', async () => {
      const bearer = await app.signIn();
      for (const name of ['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override']) {
        await app.http
          .post(`/api/projects/${NOBODY}?_method=DELETE`)
          .set(name, 'DELETE')
          .expect(404);
        await app.http.get('/api/content/boxes').set(name, 'POST').expect(200);
      }
      const { text } = await app.http
        .trace('/api/projects')
        .set('Authorization', bearer)
        .expect(404);
      expect(text).not.toContain(bearer);
    });

    it('does not decompress a body beyond its limit', async () => {
      const bomb = gzipSync(JSON.stringify({ email: 'x'.repeat(50_000_000) }));
      expect(bomb.length).toBeLessThan(100_000);
      const { body } = await app.http
        .post('/api/admin/login')
        .set({ 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' })
        .serialize((data: unknown) => data as string)
        .send(bomb as unknown as string)
        .expect(413);
      expect(body).toMatchObject({ error: 'too_large' });
    });
  });
});

describe('the headers of the API', () => {
  afterEach(() => app.stop());

  it("send HSTS when the site's address is https", async () => {
    app = await TestApp.start({ publicUrl: 'https://manjara.example' });
    await each(await kindsOfAnswers(), (what, { headers }) => {
      const asked = headers['strict-transport-security'];
      expect({ what, asked }).toEqual({ what, asked: HSTS });
    });
  });

  it('send HSTS behind TLS of a trusted proxy, and allow only its own scripts on the documentation page', async () => {
    app = await TestApp.start({ trustProxy: 1, apiDocs: true });
    const list = await app.http.get('/api/projects').set('X-Forwarded-Proto', 'https');
    expect(list.headers['strict-transport-security']).toBe(HSTS);
    const description = await app.http.get('/api/docs-json').expect(200);
    expect(description.body).toHaveProperty(['paths', '/api/projects']);
    const { headers, text } = await app.http.get('/api/docs').expect(200);
    const rules = ["default-src 'none'", "script-src 'self'", "object-src 'none'"];
    expect(headers['content-security-policy']?.split(';')).toEqual(
      expect.arrayContaining([...rules, "base-uri 'none'", "frame-ancestors 'none'"]),
    );
    expect(text).not.toMatch(/<script(?![^>]* src=)|\son\w+=/);
  });
});
