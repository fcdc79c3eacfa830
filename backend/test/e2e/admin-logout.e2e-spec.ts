import { TestApp } from '../support/test-app';

const LOGOUT = '/api/admin/logout';

describe('POST /api/admin/logout', () => {
  let app: TestApp;
  beforeAll(async () => (app = await TestApp.start()));
  afterAll(() => app.stop());

  const logout = (bearer: string) => app.http.post(LOGOUT).set('Authorization', bearer);
  const profile = (bearer: string) =>
    app.http.get('/api/admin/profile').set('Authorization', bearer);

  it('ends the session of the token, and no other', async () => {
    const [first, second] = [await app.signIn(), await app.signIn()];
    const { text } = await logout(first).expect(204);
    expect(text).toBe('');
    await profile(first).expect(401);
    await profile(second).expect(200);
    await logout(second).expect(204);
    expect(await app.connection.collection('sessions').countDocuments()).toBe(0);
  });

  it('answers 401 to a token that is dead already, and without one', async () => {
    const bearer = await app.signIn();
    await logout(bearer).expect(204);
    await logout(bearer).expect(401);
    await app.http.post(LOGOUT).expect(401);
  });
});
