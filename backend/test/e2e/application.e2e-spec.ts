import { TestApp } from '../support/test-app';

describe('the application', () => {
  let app: TestApp;
  beforeAll(async () => (app = await TestApp.start()));
  afterAll(() => app.stop());

  it('answers an unknown address in the one error body', async () => {
    const { body } = await app.http.get('/api/nothing').expect(404);
    expect(body).toEqual({
      statusCode: 404,
      error: 'not_found',
      message: 'There is nothing at this address.',
    });
    await app.http.get('/elsewhere').expect(404).expect('Content-Type', /json/);
  });

  it('refuses an address that cannot be decoded', () =>
    app.http.get('/api/projects/%E0%A4%A').expect(400));

  it('carries the headers of an answer that is data', async () => {
    const { headers } = await app.http.get('/api/content/home').expect(200);
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  it('grants nothing to a foreign origin', async () => {
    const asked = { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'PUT' };
    for (const answer of [
      await app.http.get('/api/content/home').set(asked),
      await app.http.options('/api/projects').set(asked),
    ]) {
      expect(Object.keys(answer.headers).filter((name) => /^access-control/.test(name))).toEqual(
        [],
      );
    }
  });

  it('takes over a sane request id and replaces any other', async () => {
    const idFor = async (id: string) =>
      (await app.http.get('/api/health/live').set('X-Request-Id', id)).headers['x-request-id'];
    expect(await idFor('trace-12345678')).toBe('trace-12345678');
    expect(await idFor('x'.repeat(200))).toMatch(/^[0-9a-f-]{36}$/);
    expect(await idFor('forged"} {"level":30')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('answers 304 to a list that has not changed', async () => {
    const { etag } = (await app.http.get('/api/content/boxes')).headers as { etag: string };
    await app.http.get('/api/content/boxes').set('If-None-Match', etag).expect(304);
  });
});

describe('health', () => {
  it('says that the process lives and that the database answers', async () => {
    const app = await TestApp.start();
    try {
      await app.http.get('/api/health/live').expect(200, { status: 'ok' });
      const ready = await app.http.get('/api/health/ready').expect(200, { status: 'ok' });
      expect(ready.headers['cache-control']).toContain('no-store');
    } finally {
      await app.stop();
    }
  });

  it('answers 503 without the database, and so does whatever needs it', async () => {
    const app = await TestApp.start();
    await app.connection.close();
    try {
      await app.http.get('/api/health/live').expect(200);
      const { body } = await app.http.get('/api/health/ready').expect(503);
      expect(body).toMatchObject({ statusCode: 503, error: 'unavailable' });
      const list = await app.http.get('/api/content/boxes').expect(503);
      expect(list.headers['retry-after']).toBe('5');
    } finally {
      await app.app.close();
    }
  });
});
