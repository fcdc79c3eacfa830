import { mailSettings, MailServer } from '../support/mail-server';
import { ADMIN, TestApp } from '../support/test-app';

const FORGOT = '/api/admin/forgot-password';
const RESET = '/api/admin/reset-password';
const PROFILE = '/api/admin/profile';
const LIMIT = 3;

/** How many of the answers have each status. */
const counts = (statuses: number[]): Record<number, number> =>
  Object.fromEntries(
    [...new Set(statuses)].map((one) => [one, statuses.filter((other) => other === one).length]),
  );

describe('the limits around the password', () => {
  let app: TestApp;
  let server: MailServer;
  beforeEach(async () => {
    server = await MailServer.start();
    app = await TestApp.start({
      ...mailSettings(server),
      rateLimits: { login: LIMIT, forms: 10 },
      trustProxy: 1,
    });
  });
  afterEach(async () => {
    await app.stop();
    await server.stop();
  });

  const forgot = (email: string, from: string) =>
    app.http.post(FORGOT).set('X-Forwarded-For', from).send({ email });
  const reset = (token: string, from: string) =>
    app.http
      .post(RESET)
      .set('X-Forwarded-For', from)
      .send({ token, password: 'cedar and 9 dovetails' });
  const statuses = (requests: PromiseLike<{ status: number }>[]) =>
    Promise.all(requests.map(async (request) => (await request).status));

  it('hold requests for a mail to so many per address, from all clients, also in parallel', async () => {
    const answers = await statuses(
      [ADMIN.email, ADMIN.email.toUpperCase(), ` ${ADMIN.email}`, ADMIN.email, ADMIN.email].map(
        (email, n) => forgot(email, `198.51.100.${n}`),
      ),
    );
    expect(counts(answers)).toEqual({ 200: LIMIT, 429: 2 });
    await forgot('other@example.com', '198.51.100.99').expect(200);
  });

  it('hold requests for a mail to so many per client, whatever the address', async () => {
    const answers = await statuses(
      [1, 2, 3, 4, 5].map((n) => forgot(`someone${n}@example.com`, '192.0.2.1')),
    );
    expect(counts(answers)).toEqual({ 200: LIMIT, 429: 2 });
    await forgot('someone6@example.com', '192.0.2.2').expect(200);
  });

  it('say when to try again', async () => {
    for (let n = 0; n < LIMIT; n++) await forgot(ADMIN.email, '192.0.2.1').expect(200);
    const { headers, body } = await forgot(ADMIN.email, '192.0.2.1').expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
    expect((body as { error: string }).error).toBe('too_many_requests');
  });

  it('hold guesses of a token to so many per client, also in parallel', async () => {
    const answers = await statuses([1, 2, 3, 4, 5].map((n) => reset(`guess-${n}`, '192.0.2.1')));
    expect(counts(answers)).toEqual({ 400: LIMIT, 429: 2 });
    await reset('guess', '192.0.2.2').expect(400);
  });

  it('hold guesses of the current password to so many per account, from all clients', async () => {
    const admin = await app.signIn();
    const guess = (n: number) =>
      app.http
        .put(PROFILE)
        .set('Authorization', admin)
        .set('X-Forwarded-For', `203.0.113.${n}`)
        .send({ name: 'A', password: 'cedar and 9 dovetails', currentPassword: `guess ${n}` });
    expect(counts(await statuses([1, 2, 3, 4, 5].map(guess)))).toEqual({ 400: LIMIT, 429: 2 });
    const { headers } = await guess(6).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  it('do not count a profile that is saved without a password', async () => {
    const admin = await app.signIn();
    for (let n = 0; n < LIMIT + 2; n++) {
      const body = n % 2 ? { name: 'A' } : { name: 'A', password: '' };
      await app.http.put(PROFILE).set('Authorization', admin).send(body).expect(200);
    }
  });
});
