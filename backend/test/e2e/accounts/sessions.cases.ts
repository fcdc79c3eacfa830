import { ADMIN } from '../../support/test-app';
import { app } from '../shared-site';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

interface Device {
  _id: string;
  userAgent: string;
  lastSeenAt: string;
  current: boolean;
}

const sessions = () => app.connection.collection('sessions');
beforeEach(() => sessions().deleteMany({}));

async function signIn(userAgent = FIREFOX): Promise<string> {
  const login = app.http.post('/api/admin/login').set('User-Agent', userAgent).send(ADMIN);
  return `Bearer ${((await login.expect(200)).body as { token: string }).token}`;
}
const call = (method: 'get' | 'delete', path: string, bearer: string) =>
  app.http[method](`/api/admin/${path}`).set('Authorization', bearer);
const devices = async (bearer: string) =>
  (await call('get', 'sessions', bearer).expect(200)).body as Device[];

it('lists the devices with their names, last seen first, and marks its own', async () => {
  const phone = await signIn(`Phone ${'x'.repeat(1_000)}`);
  const desk = await signIn();
  const found = await devices(phone);
  expect(found.map(({ current }) => current)).toEqual([false, true]);
  expect(found.map(({ userAgent }) => userAgent)).toEqual([
    FIREFOX,
    expect.stringMatching(/^Phone x{394}$/),
  ]);
  // The answer must not contain the tokens.
  const stored = await sessions().find().toArray();
  for (const { _id } of stored) expect(JSON.stringify(found)).not.toContain(String(_id));
  expect((await devices(desk)).map(({ current }) => current)).toEqual([true, false]);
});

it('notes when a device was seen, every five minutes at most', async () => {
  const bearer = await signIn();
  const [{ lastSeenAt = '' } = {}] = await devices(bearer);
  await devices(bearer);
  expect((await devices(bearer))[0]?.lastSeenAt).toBe(lastSeenAt);
  const before = new Date(Date.now() - 5 * 60_000);
  await sessions().updateMany({}, { $set: { lastSeenAt: before } });
  await call('get', 'profile', bearer).expect(200);
  const [{ lastSeenAt: seen = '' } = {}] = await devices(bearer);
  expect(Date.parse(seen)).toBeGreaterThan(before.getTime() + 60_000);
});

it('signs out one device, or all others', async () => {
  const [own, other, third] = [await signIn(), await signIn('Other'), await signIn('Third')];
  const found = await devices(own);
  const { _id = '' } = found.find(({ userAgent }) => userAgent === 'Other') ?? {};
  await call('delete', `sessions/${_id}`, own).expect(204);
  await call('get', 'profile', other).expect(401);
  await call('delete', `sessions/${_id}`, own).expect(404);
  await call('get', 'profile', third).expect(200);
  await call('delete', 'sessions', own).expect(204);
  await call('get', 'profile', third).expect(401);
  await call('get', 'profile', own).expect(200);
});

it('shows and ends the devices of one account only', async () => {
  const editor = await app.signInEditor();
  const owner = await signIn();
  const [{ _id = '' } = {}] = await devices(editor);
  expect(await devices(owner)).toHaveLength(1);
  await call('delete', `sessions/${_id}`, owner).expect(404);
  await call('delete', 'sessions', owner).expect(204);
  await call('get', 'profile', editor).expect(200);
});

it('lists a session of an earlier release, which has neither name nor time', async () => {
  const bearer = await signIn();
  await sessions().updateMany({}, { $unset: { userAgent: 1, lastSeenAt: 1 } });
  expect(await devices(bearer)).toMatchObject([{ userAgent: '', current: true }]);
});

describe('a changed e-mail', () => {
  const change = (bearer: string, body: object) =>
    app.http.put('/api/admin/email').set('Authorization', bearer).send(body);
  const CHANGE = { email: 'New@Example.com', currentPassword: ADMIN.password };
  afterEach(() =>
    app.connection
      .collection('admins')
      .updateMany({ email: 'new@example.com' }, { $set: { email: ADMIN.email } }),
  );

  it('signs in from then on, and ends the other sessions', async () => {
    const [own, other] = [await signIn(), await signIn()];
    const { body, headers } = await change(own, CHANGE).expect(200);
    expect(body).toMatchObject({ email: 'new@example.com', role: 'owner' });
    expect(String(headers['set-cookie'])).toMatch(/^device=/);
    await call('get', 'profile', own).expect(200);
    await call('get', 'profile', other).expect(401);
    await app.http.post('/api/admin/login').send(ADMIN).expect(401);
    const login = { ...ADMIN, email: 'new@example.com' };
    await app.http.post('/api/admin/login').send(login).expect(200);
  });

  it('needs the current password, and an e-mail that nobody else has', async () => {
    await app.signInEditor();
    const own = await signIn();
    const guess = await change(own, { ...CHANGE, currentPassword: 'wrong' }).expect(400);
    expect(guess.body).toMatchObject({ error: 'wrong_current_password' });
    const taken = await change(own, { ...CHANGE, email: 'Editor@example.com' }).expect(409);
    expect(taken.body).toMatchObject({ error: 'email_taken', details: [{ field: 'email' }] });
    await app.http.post('/api/admin/login').send(ADMIN).expect(200);
  });
});
