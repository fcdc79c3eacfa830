import { TestApp } from '../support/test-app';

describe('the application', () => {
  let app: TestApp;
  beforeAll(async () => (app = await TestApp.start({ apiDocs: false })));
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

  it('has no documentation unless it is told to', async () => {
    for (const path of ['/api/docs', '/api/docs-json']) await app.http.get(path).expect(404);
  });

  it('takes over a sane request id and replaces any other', async () => {
    const idFor = async (id: string) =>
      (await app.http.get('/api/health/live').set('X-Request-Id', id)).headers['x-request-id'];
    expect(await idFor('trace-12345678')).toBe('trace-12345678');
    expect(await idFor('x'.repeat(200))).toMatch(/^[0-9a-f-]{36}$/);
    expect(await idFor('forged"} {"level":30')).toMatch(/^[0-9a-f-]{36}$/);
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
