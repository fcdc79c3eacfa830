import { randomUUID } from 'node:crypto';
import { JwtService, type JwtSignOptions } from '@nestjs/jwt';
import { ADMIN, TestApp } from '../support/test-app';

const LOGIN = '/api/admin/login';
const PROFILE = '/api/admin/profile';

const payloadOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    sub: string;
    sid: string;
    iat: number;
    exp: number;
    iss: string;
    aud: string;
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

  it('begins a session of its own each time, and lets no cache keep the token', async () => {
    const given = { ...ADMIN, sid: 'chosen-by-an-attacker', token: 'chosen' };
    const sids = [payloadOf(await tokenOf(given)).sid, payloadOf(await tokenOf(given)).sid];
    expect(new Set(sids).size).toBe(2);
    for (const sid of sids) expect(Buffer.from(sid, 'base64url')).toHaveLength(24);
    expect((await login(ADMIN)).headers['cache-control']).toBe('no-store');
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

  /** A token like those of the sign-in, but for the changes. */
  const signed = (claims: object = {}, options: JwtSignOptions = {}) => {
    const { sub, sid } = payloadOf(token);
    return new JwtService({ secret: app.config.jwtSecret }).sign(
      { sub, sid, ...claims },
      { issuer: 'manjara', audience: 'manjara-admin', expiresIn: 60, ...options },
    );
  };

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
    await profileWith(`Bearer ${signed()}`).expect(200);
    const secret = 'another secret, which is long enough to sign';
    await profileWith(`Bearer ${signed({}, { secret })}`).expect(401);
    await profileWith(`Bearer ${signed({}, { algorithm: 'HS512' })}`).expect(401);
  });

  it('is refused when it is over, or has no end', async () => {
    await profileWith(`Bearer ${signed({}, { expiresIn: -1 })}`).expect(401);
    const { exp: _exp, ...endless } = payloadOf(signed());
    const parts = new JwtService({ secret: app.config.jwtSecret });
    await profileWith(`Bearer ${parts.sign(endless)}`).expect(401);
    await profileWith(`Bearer ${signed({}, { notBefore: 60 })}`).expect(401);
  });

  it('is refused when somebody else made it, or made it for something else', async () => {
    for (const options of [{ issuer: 'another' }, { audience: 'another' }]) {
      await profileWith(`Bearer ${signed({}, options)}`).expect(401);
    }
    const { iss: _iss, aud: _aud, ...nobodys } = payloadOf(signed());
    const parts = new JwtService({ secret: app.config.jwtSecret });
    await profileWith(`Bearer ${parts.sign(nobodys)}`).expect(401);
  });

  it('is refused when it names no session of this admin', async () => {
    const foreign = [{ sid: undefined }, { sid: randomUUID() }, { sub: '0'.repeat(24) }];
    for (const claims of [...foreign, { sub: { $gt: '' } }, { sid: { $gt: '' } }]) {
      await profileWith(`Bearer ${signed(claims)}`).expect(401);
    }
  });

  it('is dead once its session is removed', async () => {
    const other = (await app.signIn()).slice('Bearer '.length);
    await app.connection.collection('sessions').deleteOne({ _id: payloadOf(other).sid as never });
    await profileWith(`Bearer ${other}`).expect(401);
    await profileWith(`Bearer ${token}`).expect(200);
  });
});
