import { TestApp } from '../support/test-app';

describe('GET /api/admin/profile', () => {
  let app: TestApp;
  beforeAll(async () => (app = await TestApp.start()));
  afterAll(() => app.stop());

  it('never tells the password, hashed or not', async () => {
    const admin = await app.signIn();
    const { text } = await app.http.get('/api/admin/profile').set('Authorization', admin);
    expect(text).not.toMatch(/argon2|password/i);
  });
});
