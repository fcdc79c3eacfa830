import type { AdminProfile } from '@manjara/contracts';
import { picture } from '../support/pictures';
import { ADMIN, TestApp } from '../support/test-app';

const PROFILE = '/api/admin/profile';
const TEXTS = { name: 'نورة السالم', phone: '+966 50 000 0000', location: 'Jeddah' };
const NEW_PASSWORD = 'cedar and 9 dovetails';
const CHANGE = { ...TEXTS, password: NEW_PASSWORD, currentPassword: ADMIN.password };

describe('PUT /api/admin/profile', () => {
  let app: TestApp;
  let admin: string;
  beforeAll(async () => (app = await TestApp.start()));
  beforeEach(async () => {
    await app.resetAdmin();
    admin = await app.signIn();
  });
  afterAll(() => app.stop());

  const put = (body: object, bearer = admin) =>
    app.http.put(PROFILE).set('Authorization', bearer).send(body);
  const profile = async (bearer = admin) =>
    (await app.http.get(PROFILE).set('Authorization', bearer).expect(200)).body as AdminProfile;
  const login = (password: string) =>
    app.http.post('/api/admin/login').send({ email: ADMIN.email, password });

  it('changes name, phone and location, and no session', async () => {
    const other = await app.signIn();
    const { body } = await put(TEXTS).expect(200);
    expect(body).toEqual({ ...TEXTS, email: ADMIN.email, image: null });
    expect(await profile(other)).toEqual(body);
    await login(ADMIN.password).expect(200);
  });

  it('keeps the avatar', async () => {
    await app.http
      .post(`${PROFILE}/update-image`)
      .set('Authorization', admin)
      .attach('image', await picture(), 'me.png')
      .expect(200);
    const { image } = await profile();
    const { body } = await put(CHANGE).expect(200);
    expect((body as AdminProfile).image).toEqual(image);
    expect(image).not.toBeNull();
  });

  it('changes the password with the current one, and ends all other sessions', async () => {
    const others = [await app.signIn(), await app.signIn()];
    expect((await put(CHANGE).expect(200)).body).toMatchObject(TEXTS);
    await profile();
    for (const other of others) {
      await app.http.get(PROFILE).set('Authorization', other).expect(401);
    }
    await login(ADMIN.password).expect(401);
    await login(NEW_PASSWORD).expect(200);
  });

  it('takes an empty password for none', async () => {
    const other = await app.signIn();
    await put({ ...TEXTS, password: '', currentPassword: '' }).expect(200);
    await profile(other);
    await login(ADMIN.password).expect(200);
  });

  it('lets one of two changes at once win, and never both', async () => {
    const passwords = ['cedar and 9 dovetails', 'teak and 9 dovetails'];
    const answers = await Promise.all(
      passwords.map((password) => put({ ...CHANGE, password, name: password })),
    );
    const won = passwords.filter((_password, n) => answers[n]?.status === 200);
    expect(won).toHaveLength(1);
    expect([400, 409]).toContain(answers.find(({ status }) => status !== 200)?.status);
    await login(won[0] ?? '').expect(200);
    expect((await profile()).name).toBe(won[0]);
  });

  it('lets nobody in with the old password who signs in while it changes', async () => {
    const attempts = Array.from({ length: 6 }, () => login(ADMIN.password));
    const [, ...answers] = await Promise.all([put(CHANGE).expect(200), ...attempts]);
    for (const { status, body } of answers) {
      const { token } = body as { token?: string };
      if (status === 200) {
        await app.http.get(PROFILE).set('Authorization', `Bearer ${token}`).expect(401);
      } else expect(status).toBe(401);
    }
    await profile();
  });

  it('changes nothing with a wrong current password, and says so in Arabic', async () => {
    const before = await profile();
    const { body } = await put({ ...CHANGE, currentPassword: 'x' })
      .set('Accept-Language', 'ar')
      .expect(400);
    const message = 'كلمة المرور الحالية غير صحيحة.';
    expect(body).toMatchObject({ message, details: [{ field: 'currentPassword', message }] });
    expect(await profile()).toEqual(before);
    await login(ADMIN.password).expect(200);
  });

  it.each([
    ['of 252 characters', 'x-y-z-'.repeat(42)],
    ['of spaces and letters', '  oak   and walnut  '],
    ['of emoji', '🚪🪚🪵🔨🪑🛋️🪟📐'],
  ])('takes a password that is %s, to the letter', async (_what, password) => {
    await put({ ...CHANGE, password }).expect(200);
    await login(password).expect(200);
    await login(password.trimEnd().slice(0, -1)).expect(401);
    await login(`${password} `).expect(401);
  });

  it('takes what looks the same for the same', async () => {
    await put({ ...CHANGE, password: 'Cafe\u0301 de l\u2019ile' }).expect(200);
    await login('Caf\u00e9 de l\u2019ile').expect(200);
  });
});
