import type { JobApplication, Project } from '@manjara/contracts';
import { request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Response, Test } from 'supertest';
import { jobTexts } from '../support/factories/job.factory';
import { projectTexts, withTexts } from '../support/factories/project.factory';
import { pdf } from '../support/pdfs';
import { picture } from '../support/pictures';
import { TestApp } from '../support/test-app';

const NOBODY = '0123456789abcdef01234567';

jest.setTimeout(60_000);

/** Every kind of answer that the API has, and the request that leads to it. */
class Answers {
  private constructor(
    private readonly app: TestApp,
    private readonly admin: string,
    private readonly image: string,
    private readonly cv: string,
  ) {}

  static async of(app: TestApp): Promise<Answers> {
    const admin = await app.signIn();
    const create = app.http.post('/api/projects').set('Authorization', admin);
    const project = await withTexts(create, projectTexts())
      .attach('image', await picture('png', { width: 400, height: 300 }), 'a.png')
      .expect(201);
    await withTexts(app.http.post('/api/jobs'), jobTexts()).attach('cv', pdf(), 'cv.pdf');
    const jobs = await app.http.get('/api/jobs').set('Authorization', admin).expect(200);
    const { image } = project.body as Project;
    return new Answers(app, admin, image.url, (jobs.body as JobApplication[])[0]?.cv ?? '');
  }

  private all(): Record<string, [status: number, request: Test]> {
    const { http } = this.app;
    const signedIn = (path: string) => http.get(path).set('Authorization', this.admin);
    const login = () => http.post('/api/admin/login');
    return {
      'a public list': [200, http.get('/api/projects')],
      'a list that has not changed': [
        304,
        http.get('/api/content/boxes').set('If-None-Match', '*'),
      ],
      'a list for the admin': [200, signedIn('/api/messages')],
      'the profile': [200, signedIn('/api/admin/profile')],
      health: [200, http.get('/api/health/ready')],
      'an address that nobody has': [404, http.get('/api/nothing')],
      'an address outside': [404, http.get('/elsewhere')],
      'a project that nobody has': [404, http.get(`/api/projects/${NOBODY}`)],
      'no id': [400, http.get('/api/projects/1')],
      'no sign-in': [401, http.get('/api/messages')],
      'a wrong password': [401, login().send({ email: 'a@example.com', password: 'x' })],
      'broken JSON': [400, login().set('Content-Type', 'application/json').send('{"a')],
      'another content type': [415, login().set('Content-Type', 'text/plain').send('x')],
      'too large a body': [413, login().send({ email: 'x'.repeat(300_000) })],
      'an address that cannot be read': [400, http.get('/api/projects/%E0%A4%A')],
      'a method that nothing has': [404, http.options('/api/projects')],
      'a picture': [200, http.get(this.image)],
      'a part of a picture': [206, http.get(this.image).set('Range', 'bytes=0-9')],
      'a part that there is not': [416, http.get(this.image).set('Range', 'bytes=99999999-')],
      'the head of a picture': [200, http.head(this.image)],
      'a picture that is gone': [404, http.get(`/api/files/${NOBODY}`)],
      'a CV': [200, http.get(this.cv)],
      'a link that was changed': [403, http.get(`${this.cv}x`)],
    };
  }

  async each(
    look: (what: string, answer: Response) => void,
    headers: Record<string, string> = {},
  ): Promise<void> {
    for (const [what, [status, request]] of Object.entries(this.all())) {
      const answer = await request.set(headers);
      expect({ what, status: answer.status }).toEqual({ what, status });
      look(what, answer);
    }
  }
}

describe('the headers of every answer of the API', () => {
  let app: TestApp;
  let answers: Answers;
  beforeAll(async () => {
    app = await TestApp.start();
    answers = await Answers.of(app);
  });
  afterAll(() => app.stop());

  it('let nothing run, be guessed, be framed, or tell where it was read', async () => {
    await answers.each((what, { headers, status }) => {
      expect({ what, id: headers['x-request-id'] }).toEqual({
        what,
        id: expect.stringMatching(/^[\da-f-]{36}$/) as string,
      });
      expect({ what, ...headers }).not.toHaveProperty('strict-transport-security');
      expect({ what, ...headers }).not.toHaveProperty('x-powered-by');
      expect({ what, ...headers }).not.toHaveProperty('server');
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
      const policy = headers['content-security-policy'] ?? '';
      expect({ what, policy }).not.toMatchObject({
        policy: expect.stringMatching(/script-src|unsafe-eval|\*|http/) as string,
      });
    });
  });

  it('grant nothing to a foreign origin', async () => {
    for (const Origin of ['https://evil.example', 'null']) {
      await answers.each(
        (what, { headers }) => {
          const granted = Object.keys(headers).filter((name) => /^access-control/.test(name));
          expect({ what, granted }).toEqual({ what, granted: [] });
        },
        { Origin, 'Access-Control-Request-Method': 'PUT' },
      );
    }
  });

  it('keep what is the admin’s, and what went wrong, out of every cache', async () => {
    await answers.each((what, { status, headers }) => {
      const kept = status < 400 && !/admin|profile|CV|health/.test(what);
      const cache = headers['cache-control'] ?? '';
      expect({ what, stored: !cache.includes('no-store') }).toEqual({ what, stored: kept });
    });
  });
});

describe('the headers of the API', () => {
  let app: TestApp;
  afterEach(() => app.stop());

  it('ask for TLS from now on where the site is behind it, by its address or by its proxy', async () => {
    app = await TestApp.start({ publicUrl: 'https://manjara.example' });
    const answers = await Answers.of(app);
    await answers.each((what, { headers }) => {
      const asked = headers['strict-transport-security'];
      expect({ what, asked }).toEqual({ what, asked: 'max-age=31536000; includeSubDomains' });
    });
    await app.stop();

    for (const [trustProxy, asked] of [
      [1, 'max-age=31536000; includeSubDomains'],
      [false, undefined],
    ] as const) {
      app = await TestApp.start({ trustProxy });
      const { headers } = await app.http
        .get('/api/projects')
        .set('X-Forwarded-Proto', 'https')
        .expect(200);
      expect({ trustProxy, asked: headers['strict-transport-security'] }).toEqual({
        trustProxy,
        asked,
      });
      if (trustProxy) await app.stop();
    }
  });

  it('let the documentation run its own scripts alone', async () => {
    app = await TestApp.start({ apiDocs: true });
    const description = await app.http.get('/api/docs-json').expect(200);
    expect(description.body).toHaveProperty(['paths', '/api/projects']);
    const { headers, text } = await app.http.get('/api/docs').expect(200);
    const policy = (headers['content-security-policy'] ?? '').split(';');
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ]),
    );
    expect(text).not.toMatch(/<script(?![^>]* src=)|\son\w+=/);
  });
});

describe('the server of the API', () => {
  let app: TestApp;
  beforeAll(async () => (app = await TestApp.start()));
  afterAll(() => app.stop());

  it('waits for nobody who sends slowly, and reads no endless head', async () => {
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

  it('knows no other method than that of the request', async () => {
    const admin = await app.signIn();
    for (const name of ['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override']) {
      await app.http.post(`/api/projects/${NOBODY}?_method=DELETE`).set(name, 'DELETE').expect(404);
      await app.http.get('/api/content/boxes').set(name, 'POST').expect(200);
    }
    const answer = await app.http.trace('/api/projects').set('Authorization', admin);
    expect(answer.status).toBe(404);
    expect(answer.text).not.toContain(admin);
  });

  it('unfolds no compressed body beyond its limit', async () => {
    const { gzipSync } = await import('node:zlib');
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
