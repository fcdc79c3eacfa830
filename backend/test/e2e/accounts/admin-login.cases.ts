import { randomUUID } from 'node:crypto';
import { JwtService, type JwtSignOptions } from '@nestjs/jwt';
import argon2 from '@node-rs/argon2';
import { ADMIN } from '../../support/test-app';
import { app } from '../shared-site';

interface Claims {
  sub: string;
  sid: string;
  iat: number;
  exp: number;
}

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Claims;

const login = (body: object) => app.http.post('/api/admin/login').send(body);
const tokenOf = async (body: object): Promise<string> =>
  ((await login(body).expect(200)).body as { token: string }).token;

describe('POST /api/admin/login', () => {
  it('starts a new session each time, and the token is not cacheable', async () => {
    const given = { ...ADMIN, email: ' ADMIN@Example.com', sid: 'chosen-by-an-attacker' };
    const sids = [claimsOf(await tokenOf(given)).sid, claimsOf(await tokenOf(given)).sid];
    expect(new Set(sids).size).toBe(2);
    for (const sid of sids) expect(Buffer.from(sid, 'base64url')).toHaveLength(24);
    expect((await login(ADMIN)).headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['half a day', ADMIN, 12],
    ['a month where it is remembered', { ...ADMIN, remember: true }, 30 * 24],
  ])('lasts %s', async (_how, body, hours) => {
    const { iat, exp } = claimsOf(await tokenOf(body));
    expect((exp - iat) / 3_600).toBe(hours);
  });

  it('answers the same to a wrong password and to an unknown e-mail', async () => {
    for (const email of [ADMIN.email, 'nobody@example.com']) {
      const { body } = await login({ email, password: 'wrong' }).expect(401);
      expect(body).toEqual({
        statusCode: 401,
        error: 'wrong_credentials',
        message: 'The email or the password is not correct.',
      });
    }
  });

  it.each(['a wrong guess', 'cafe\u0301 and oak'])(
    'takes as long for an unknown address as for a wrong password: it computes as many hashes (%j)',
    async (password) => {
      const hashesOf = async (email: string) => {
        const verify = jest.spyOn(argon2, 'verify');
        await login({ email, password }).expect(401);
        const { length } = verify.mock.calls;
        verify.mockRestore();
        return length;
      };
      const known = await hashesOf(ADMIN.email);
      expect(known).toBeGreaterThan(0);
      expect(await hashesOf('nobody@example.com')).toBe(known);
    },
  );
});

describe('POST /api/admin/logout', () => {
  const logout = (bearer: string) =>
    app.http.post('/api/admin/logout').set('Authorization', bearer);
  const profile = (bearer: string) =>
    app.http.get('/api/admin/profile').set('Authorization', bearer);

  it('ends the session of the token, and no other', async () => {
    const [first, second] = [await app.signIn(), await app.signIn()];
    const sessions = app.connection.collection('sessions');
    const before = await sessions.countDocuments();
    const { text } = await logout(first).expect(204);
    expect(text).toBe('');
    await profile(first).expect(401);
    await profile(second).expect(200);
    await logout(second).expect(204);
    expect(await sessions.countDocuments()).toBe(before - 2);
    await logout(second).expect(401);
  });
});

describe('the bearer token', () => {
  let token: string;
  beforeAll(async () => (token = await tokenOf(ADMIN)));

  /** A token like one of the sign-in, with changed claims; undefined omits a claim. */
  const signed = (claims: object = {}, options: JwtSignOptions = {}) => {
    const { sub, sid } = claimsOf(token);
    const exp = Math.floor(Date.now() / 1_000) + 60;
    const all = { sub, sid, exp, iss: 'manjara', aud: 'manjara-admin', ...claims };
    const given = Object.entries(all).filter(([, value]) => value !== undefined);
    const jwt = new JwtService({ secret: app.config.jwtSecret });
    return jwt.sign(Object.fromEntries(given), options);
  };
  const status = async (bearer: string) =>
    (await app.http.get('/api/admin/profile').set('Authorization', `Bearer ${bearer}`)).status;

  it('is accepted as it was issued', async () => {
    expect(await status(signed())).toBe(200);
  });

  it.each<[string, object, JwtSignOptions?]>([
    ['with another key', {}, { secret: 'another secret, which is long enough to sign' }],
    ['by another algorithm', {}, { algorithm: 'HS512' }],
    ['and is over', { exp: 1 }],
    ['and has no end', { exp: undefined }],
    ['and has not begun', {}, { notBefore: 60 }],
    ['by somebody else', { iss: 'another' }],
    ['by nobody', { iss: undefined }],
    ['for something else', { aud: 'another' }],
    ['for no session', { sid: undefined }],
    ['for an unknown session', { sid: randomUUID() }],
    ['for the session of somebody else', { sub: '0'.repeat(24) }],
    ['for any session', { sid: { $gt: '' } }],
  ])('is refused when it is signed %s', async (_how, claims, options = {}) => {
    expect(await status(signed(claims, options))).toBe(401);
  });
});

it.each(['sessions', 'passwordResets', 'invites'])(
  'the database drops %s that are over',
  async (name) => {
    const indexes = await app.connection.collection(name).indexes();
    expect(indexes).toContainEqual(
      expect.objectContaining({ key: { expiresAt: 1 }, expireAfterSeconds: 0 }),
    );
  },
);
