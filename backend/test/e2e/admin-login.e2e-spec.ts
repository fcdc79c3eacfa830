import { randomUUID } from 'node:crypto';
import { JwtService } from '@nestjs/jwt';
import { ADMIN, TestApp } from '../support/test-app';

const LOGIN = '/api/admin/login';
const PROFILE = '/api/admin/profile';

const payloadOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    sub: string;
    sid: string;
    iat: number;
    exp: number;
  };

describe('POST /api/admin/login', () => {
  let app: TestApp;
  beforeAll(async () => (app = await TestApp.start()));
  afterAll(() => app.stop());

  const login = (body: object) => app.http.post(LOGIN).send(body);
  const tokenOf = async (body: object): Promise<string> =>
    ((await login(body).expect(200)).body as { token: string }).token;

  it('answers a token that opens the profile', async () => {
    const token = await tokenOf(ADMIN);
    const { body } = await app.http.get(PROFILE).set('Authorization', `Bearer ${token}`);
    expect(body).toEqual({
      name: 'Admin',
      email: ADMIN.email,
      phone: '',
      location: '',
      image: null,
    });
  });

  it('takes the e-mail in any case and with spaces around it', async () => {
    await login({ ...ADMIN, email: '  ADMIN@Example.com ' }).expect(200);
  });

  it('lets a remembered sign-in last a month, and another half a day', async () => {
    const lifetime = async (body: object) => {
      const { iat, exp } = payloadOf(await tokenOf(body));
      return (exp - iat) / 3_600;
    };
    expect(await lifetime(ADMIN)).toBe(12);
    expect(await lifetime({ ...ADMIN, remember: true })).toBe(30 * 24);
  });

  it.each([
    ['no password', { email: ADMIN.email }],
    ['a blank e-mail', { email: '  ', password: 'x' }],
    ['nothing', {}],
  ])('asks for all fields when there is %s', async (_what, body) => {
    const answer = await login(body).expect(400);
    expect(answer.body).toMatchObject({
      statusCode: 400,
      error: 'fields_missing',
      message: 'Please fill out all fields.',
    });
  });

  it('answers the same to a wrong password and to an unknown e-mail', async () => {
    const wrong = await login({ ...ADMIN, password: 'wrong' }).expect(401);
    const unknown = await login({ email: 'nobody@example.com', password: 'wrong' }).expect(401);
    expect(unknown.body).toEqual(wrong.body);
    expect(wrong.body).toEqual({
      statusCode: 401,
      error: 'wrong_credentials',
      message: 'The email or the password is not correct.',
    });
  });

  it('says it in Arabic to whoever reads Arabic', async () => {
    const { body } = await login({}).set('Accept-Language', 'ar-SA,ar;q=0.9').expect(400);
    expect((body as { message: string }).message).toBe('يرجى تعبئة جميع الحقول.');
  });

  it.each([
    { email: { $gt: '' }, password: { $gt: '' } },
    { email: [ADMIN.email], password: ADMIN.password },
    { ...ADMIN, remember: 'yes' },
    { ...ADMIN, password: 'x'.repeat(257) },
  ])('refuses %j', async (body) => {
    const answer = await login(body).expect(400);
    expect((answer.body as { error: string }).error).toBe('validation_failed');
  });
});

describe('the bearer token', () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = await TestApp.start();
    token = (await app.signIn()).slice('Bearer '.length);
  });
  afterAll(() => app.stop());

  const profileWith = (header: string) => app.http.get(PROFILE).set('Authorization', header);

  it('is asked for', async () => {
    const answer = await app.http.get(PROFILE).expect(401);
    expect(answer.headers['www-authenticate']).toBe('Bearer');
    expect(answer.body).toEqual({
      statusCode: 401,
      error: 'unauthorized',
      message: 'Please sign in first.',
    });
  });

  it('is refused with the algorithm none', async () => {
    const header = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    await profileWith(`Bearer ${header}.${token.split('.')[1]}.`).expect(401);
  });

  it('is refused when it is signed with another key or another algorithm', async () => {
    const { sub, sid } = payloadOf(token);
    const foreign = new JwtService({ secret: 'another secret' }).sign({ sub, sid });
    const stronger = new JwtService({ secret: app.config.jwtSecret }).sign(
      { sub, sid },
      { algorithm: 'HS512' },
    );
    await profileWith(`Bearer ${foreign}`).expect(401);
    await profileWith(`Bearer ${stronger}`).expect(401);
  });

  it('is refused when it is over', async () => {
    const { sub, sid } = payloadOf(token);
    const over = new JwtService({ secret: app.config.jwtSecret }).sign(
      { sub, sid },
      { expiresIn: -1 },
    );
    await profileWith(`Bearer ${over}`).expect(401);
  });

  it('is refused when it names no session of this admin', async () => {
    const jwt = new JwtService({ secret: app.config.jwtSecret });
    const { sub, sid } = payloadOf(token);
    for (const payload of [{ sub }, { sub, sid: randomUUID() }, { sub: '0'.repeat(24), sid }, {}]) {
      await profileWith(`Bearer ${jwt.sign(payload)}`).expect(401);
    }
  });

  it('is dead once its session is removed', async () => {
    const other = (await app.signIn()).slice('Bearer '.length);
    await app.connection.collection('sessions').deleteOne({ _id: payloadOf(other).sid as never });
    await profileWith(`Bearer ${other}`).expect(401);
    await profileWith(`Bearer ${token}`).expect(200);
  });
});

describe('the limit of sign-ins', () => {
  const LIMIT = 3;
  let app: TestApp;
  beforeEach(async () => {
    app = await TestApp.start({ rateLimits: { login: LIMIT, forms: 10 }, trustProxy: 1 });
  });
  afterEach(() => app.stop());

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
