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
});

describe('health', () => {
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
