import { ADMIN, TestApp } from '../support/test-app';

const LOGIN = '/api/admin/login';
const PROFILE = '/api/admin/profile';

describe('the limit of sign-ins', () => {
  const LIMIT = 3;
  let app: TestApp;
  // Each test has clients and accounts of its own.
  beforeAll(async () => {
    app = await TestApp.start({ rateLimits: { login: LIMIT, forms: 10 }, trustProxy: 1 });
  });
  afterAll(() => app.stop());

  const attempt = (email: string, from: string) =>
    app.http
      .post(LOGIN)
      .set('X-Forwarded-For', from)
      .send({ email, password: 'wrong' })
      .then(({ status }) => status);

  const outcomes = (statuses: number[]) => [
    statuses.filter((status) => status === 401).length,
    statuses.filter((status) => status === 429).length,
  ];

  it('holds for one client, whichever account it tries, also in parallel', async () => {
    const statuses = await Promise.all(
      [1, 2, 3, 4, 5].map((n) => attempt(`someone${n}@example.com`, '192.0.2.1')),
    );
    expect(outcomes(statuses)).toEqual([LIMIT, 2]);
    expect(await attempt('someone6@example.com', '192.0.2.2')).toBe(401);
  });

  it('holds for one account, from whichever client and in whatever case', async () => {
    const statuses = await Promise.all(
      ['a@example.com', 'A@example.com', ' a@EXAMPLE.com', 'a@example.com', 'A@EXAMPLE.COM'].map(
        (email, n) => attempt(email, `198.51.100.${n}`),
      ),
    );
    expect(outcomes(statuses)).toEqual([LIMIT, 2]);
  });

  it('holds for one account in whichever form its letters are sent', async () => {
    const forms = [
      'jos\u00e9\u00e9@a.example',
      'jose\u0301\u00e9@a.example',
      'jose\u0301e\u0301@a.example',
    ];
    const statuses = [];
    for (const [n, email] of [...forms, 'Jos\u00e9e\u0301@a.example'].entries()) {
      statuses.push(await attempt(email, `203.0.113.1${n}`));
    }
    expect(statuses).toEqual([401, 401, 401, 429]);
  });

  it('says when to try again', async () => {
    for (let n = 0; n < LIMIT; n++) await attempt(ADMIN.email, '203.0.113.1');
    const answer = await app.http
      .post(LOGIN)
      .set('X-Forwarded-For', '203.0.113.1')
      .send(ADMIN)
      .expect(429);
    const seconds = Number(answer.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(answer.body).toEqual({
      statusCode: 429,
      error: 'too_many_requests',
      message: 'Too many attempts. Please wait a minute and try again.',
    });
  });
});

describe('an account at which somebody else uses up all attempts', () => {
  const LIMIT = 3;
  let app: TestApp;
  let clients = 0;
  beforeEach(async () => {
    app = await TestApp.start({ rateLimits: { login: LIMIT, forms: 10 }, trustProxy: 1 });
  });
  afterEach(() => app.stop());

  /** From an address of its own, so that no client is stopped for what it has tried itself. */
  const attempt = (password: string, cookie = '', email = ADMIN.email) =>
    app.http
      .post(LOGIN)
      .set('X-Forwarded-For', `198.51.100.${++clients}`)
      .set('Cookie', cookie)
      .send({ email, password });
  const knownDevice = async (email?: string) => {
    const { headers } = await attempt(ADMIN.password, '', email).expect(200);
    const [cookie = ''] = headers['set-cookie'] as unknown as string[];
    return cookie;
  };
  const useUp = async () => {
    for (let n = 0; n <= LIMIT; n++) await attempt('wrong');
    await attempt(ADMIN.password).expect(429);
  };

  it('is still open to a browser that has signed in before', async () => {
    const [device = ''] = (await knownDevice()).split(';');
    await useUp();
    await attempt(ADMIN.password, device).expect(200);
    await attempt(ADMIN.password, `lang=ar; ${device}`, ` ${ADMIN.email.toUpperCase()}`).expect(
      200,
    );
    const { headers } = await attempt(ADMIN.password, `${device}; lang=ar`).expect(200);
    const [renewed = ''] = headers['set-cookie'] as unknown as string[];
    expect(renewed.split(';')[0]).toBe(device);
  });

  it('gives such a browser as many attempts, and no more', async () => {
    const [device = ''] = (await knownDevice()).split(';');
    const statuses = await Promise.all(
      [1, 2, 3, 4, 5].map(async () => (await attempt('wrong', device)).status),
    );
    expect(statuses.sort()).toEqual([401, 401, 401, 429, 429]);
    await attempt(ADMIN.password).expect(200);
  });

  it('takes no cookie that was not made here, or for another account', async () => {
    const [device = ''] = (await knownDevice()).split(';');
    await useUp();
    const [name = ''] = device.slice('device='.length).split('.');
    const forged = ['x', name, `${name}.`, `${name}.${'A'.repeat(43)}`, `x${device.slice(7)}`];
    for (const value of forged) await attempt(ADMIN.password, `device=${value}`).expect(429);
    const other = 'other@example.com';
    for (let n = 0; n <= LIMIT; n++) await attempt('wrong', '', other);
    await attempt('wrong', device, other).expect(429);
  });

  it('marks a browser with a cookie that scripts and other sites do not see, and that is no key', async () => {
    const cookie = await knownDevice();
    expect(cookie).toMatch(
      /^device=[\w-]+\.[\w-]+; Max-Age=15552000; Path=\/api\/admin; Expires=[^;]+; HttpOnly; SameSite=Strict$/,
    );
    await app.http.get(PROFILE).set('Cookie', cookie).expect(401);
    await attempt('wrong', cookie).expect(401);
    const overTls = await attempt(ADMIN.password).set('X-Forwarded-Proto', 'https').expect(200);
    expect(String(overTls.headers['set-cookie'])).toContain('; Secure;');
  });
});

describe('a client with many addresses', () => {
  it('is one client in all addresses of an IPv6 network, in whichever form', async () => {
    const app = await TestApp.start({ rateLimits: { login: 2, forms: 10 }, trustProxy: 1 });
    const from = async (address: string, n: number) =>
      (
        await app.http
          .post(LOGIN)
          .set('X-Forwarded-For', address)
          .send({ email: `someone${n}@example.com`, password: 'wrong' })
      ).status;
    try {
      expect(await from('2001:db8:1:2::1', 1)).toBe(401);
      expect(await from('2001:db8:1:2:ffff::2', 2)).toBe(401);
      expect(await from('2001:DB8:1:2:0:0:0:3', 3)).toBe(429);
      expect(await from('2001:db8:1:3::1', 4)).toBe(401);
      for (const n of [5, 6]) expect(await from('192.0.2.1', n)).toBe(401);
      expect(await from('::ffff:192.0.2.1', 7)).toBe(429);
    } finally {
      await app.stop();
    }
  });
});

describe('X-Forwarded-For of a client that is no trusted proxy', () => {
  it('does not escape the limit', async () => {
    const app = await TestApp.start({ rateLimits: { login: 2, forms: 10 } });
    try {
      const statuses = [];
      for (let n = 1; n <= 3; n++) {
        const { status } = await app.http
          .post(LOGIN)
          .set('X-Forwarded-For', `192.0.2.${n}`)
          .send({ email: `someone${n}@example.com`, password: 'wrong' });
        statuses.push(status);
      }
      expect(statuses).toEqual([401, 401, 429]);
    } finally {
      await app.stop();
    }
  });
});
