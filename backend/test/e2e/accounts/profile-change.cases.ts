import type { AdminProfile } from '@manjara/contracts';
import { ADMIN } from '../../support/test-app';
import { app } from '../shared-site';

const PROFILE = '/api/admin/profile';
const TEXTS = { name: 'نورة السالم', phone: '+966 50 000 0000', location: 'Jeddah' };
const NEW_PASSWORD = 'cedar and 9 dovetails';
const CHANGE = { ...TEXTS, password: NEW_PASSWORD, currentPassword: ADMIN.password };

describe('PUT /api/admin/profile', () => {
  let admin: string;
  beforeEach(async () => {
    await app.resetAdmin();
    admin = await app.signIn();
  });

  const put = (body: object) => app.http.put(PROFILE).set('Authorization', admin).send(body);
  const profile = (bearer = admin) => app.http.get(PROFILE).set('Authorization', bearer);
  const login = (password: string) =>
    app.http.post('/api/admin/login').send({ email: ADMIN.email, password });

  it.each([
    ['no password', {}],
    ['an empty one', { password: '', currentPassword: '' }],
  ])('changes name, phone and location, and no session, with %s', async (_what, passwords) => {
    const other = await app.signIn();
    const { body } = await put({ ...TEXTS, ...passwords }).expect(200);
    expect(body).toMatchObject({ ...TEXTS, email: ADMIN.email, image: null });
    expect((await profile(other).expect(200)).body).toEqual(body);
    await login(ADMIN.password).expect(200);
  });

  it('changes the password with the current one, and ends all other sessions', async () => {
    const others = [await app.signIn(), await app.signIn()];
    expect((await put(CHANGE).expect(200)).body).toMatchObject(TEXTS);
    await profile().expect(200);
    for (const other of others) await profile(other).expect(401);
    await login(ADMIN.password).expect(401);
    await login(NEW_PASSWORD).expect(200);
  });

  it('accepts one of two concurrent changes', async () => {
    const passwords = ['cedar and 9 dovetails', 'teak and 9 dovetails'];
    const answers = await Promise.all(
      passwords.map((password) => put({ ...CHANGE, password, name: password })),
    );
    const won = passwords.filter((_password, n) => answers[n]?.status === 200);
    expect(won).toHaveLength(1);
    expect([400, 409]).toContain(answers.find(({ status }) => status !== 200)?.status);
    await login(won[0] ?? '').expect(200);
    expect(((await profile()).body as AdminProfile).name).toBe(won[0]);
  });

  it('rejects a sign-in with the old password during the change', async () => {
    const attempts = Array.from({ length: 6 }, () => login(ADMIN.password));
    const [, ...answers] = await Promise.all([put(CHANGE).expect(200), ...attempts]);
    for (const { status, body } of answers) {
      const { token } = body as { token?: string };
      if (status === 200) await profile(`Bearer ${token}`).expect(401);
      else expect(status).toBe(401);
    }
    await profile().expect(200);
  });

  it('changes nothing with a wrong current password; the message is in Arabic', async () => {
    const request = put({ ...CHANGE, currentPassword: 'x' }).set('Accept-Language', 'ar');
    const message = 'كلمة المرور الحالية غير صحيحة.';
    const details = [{ field: 'currentPassword', message }];
    expect((await request.expect(400)).body).toMatchObject({ message, details });
    expect((await profile()).body).not.toMatchObject(TEXTS);
    await login(ADMIN.password).expect(200);
  });
});
