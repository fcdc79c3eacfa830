import { AdminsService } from '../../../src/modules/auth/admins.service';
import { hashPassword } from '../../../src/modules/auth/passwords';
import { ADMIN, useApp } from '../../support/test-app';

const LIMIT = 3;

describe('an account whose attempts an attacker uses up', () => {
  const app = useApp({
    rateLimits: { login: LIMIT, forms: 10, applicationsADay: 10 },
    trustProxy: 1,
  });
  let clients = 0;
  let account = '';
  // Attempts count for a minute, so each test has its own account.
  beforeEach(async () => {
    const id = String(++clients).padStart(24, '0');
    account = `${id}@example.com`;
    const passwordHash = await hashPassword(ADMIN.password);
    await app.app.get(AdminsService).create(id, { name: 'Owner', email: account, passwordHash });
  });

  /** Each attempt has its own IP address, so that the limit per client is never reached. */
  const attempt = (password: string, cookie = '', email = account) =>
    app.http
      .post('/api/admin/login')
      .set('X-Forwarded-For', `198.51.100.${++clients}`)
      .set('Cookie', cookie)
      .send({ email, password });
  const cookieOf = async (cookie?: string) => {
    const { headers } = await attempt(ADMIN.password, cookie).expect(200);
    return String(headers['set-cookie']);
  };
  const knownDevice = async () => (await cookieOf()).split(';')[0] ?? '';
  const useUp = async (email = account) => {
    for (let n = 0; n < LIMIT + 1; n++) await attempt('wrong', '', email);
    await attempt(ADMIN.password, '', email).expect(429);
  };

  it('accepts a browser that has signed in before', async () => {
    const device = await knownDevice();
    await useUp();
    await attempt(ADMIN.password, `lang=ar; ${device}`, ` ${account.toUpperCase()}`).expect(200);
    expect((await cookieOf(`${device}; lang=ar`)).split(';')[0]).toBe(device);
  });

  it('limits the attempts of such a browser separately', async () => {
    const device = await knownDevice();
    const statuses = await Promise.all(
      [1, 2, 3, 4, 5].map(async () => (await attempt('wrong', device)).status),
    );
    expect(statuses.sort()).toEqual([401, 401, 401, 429, 429]);
    await attempt(ADMIN.password).expect(200);
  });

  it('takes no cookie that was not made here, or for another account', async () => {
    const device = await knownDevice();
    await useUp();
    const [name = ''] = device.slice('device='.length).split('.');
    const forged = ['x', name, `${name}.`, `${name}.${'A'.repeat(43)}`, `x${device.slice(7)}`];
    for (const value of forged) await attempt(ADMIN.password, `device=${value}`).expect(429);
    await useUp('other@example.com');
    await attempt('wrong', device, 'other@example.com').expect(429);
  });

  it('marks a browser with an HttpOnly, SameSite cookie that signs nobody in', async () => {
    const cookie = await cookieOf();
    expect(cookie).toMatch(
      /^device=[\w-]+\.[\w-]+; Max-Age=15552000; Path=\/api\/admin; Expires=[^;]+; HttpOnly; SameSite=Strict$/,
    );
    await app.http.get('/api/admin/profile').set('Cookie', cookie).expect(401);
    await attempt('wrong', cookie).expect(401);
    const overTls = await attempt(ADMIN.password).set('X-Forwarded-Proto', 'https').expect(200);
    expect(String(overTls.headers['set-cookie'])).toContain('; Secure;');
  });
});
