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
  beforeEach(async () => {
    app = await TestApp.start();
    admin = await app.signIn();
  });
  afterEach(() => app.stop());

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

  it.each([
    ['no name', { name: undefined }, 'fields_missing', 'name'],
    ['a blank name', { name: '  ' }, 'fields_missing', 'name'],
    ['a number as name', { name: 7 }, 'validation_failed', 'name'],
    ['a long name', { name: 'x'.repeat(201) }, 'validation_failed', 'name'],
    ['a line break in the name', { name: 'Nora\nSalem' }, 'validation_failed', 'name'],
    ['an operator as phone', { phone: { $gt: '' } }, 'validation_failed', 'phone'],
    ['a long phone', { phone: '0'.repeat(41) }, 'validation_failed', 'phone'],
    ['a phone that nobody can call', { phone: '+966 50' }, 'validation_failed', 'phone'],
    ['null as location', { location: null }, 'validation_failed', 'location'],
    ['a long location', { location: 'x'.repeat(501) }, 'validation_failed', 'location'],
    ['no current password', { currentPassword: undefined }, 'fields_missing', 'currentPassword'],
    ['an empty current password', { currentPassword: '' }, 'fields_missing', 'currentPassword'],
    ['a list as current one', { currentPassword: ['x'] }, 'validation_failed', 'currentPassword'],
    ['a wrong current one', { currentPassword: 'x' }, 'wrong_current_password', 'currentPassword'],
    ['a short password', { password: 'oak-oak' }, 'validation_failed', 'password'],
    ['a common password', { password: 'QWERTY123' }, 'validation_failed', 'password'],
    ['an operator as password', { password: { $ne: '' } }, 'validation_failed', 'password'],
    ['null as password', { password: null }, 'validation_failed', 'password'],
    [
      'no password, and a current one that cannot be one',
      { password: undefined, currentPassword: 'x'.repeat(257) },
      'validation_failed',
      'currentPassword',
    ],
  ])('changes nothing with %s', async (_what, changes, error, field) => {
    const other = await app.signIn();
    const before = await profile();
    const answer = await put({ ...CHANGE, ...changes }).expect(400);
    expect(answer.body).toMatchObject({ statusCode: 400, error, details: [{ field }] });
    expect(await profile(other)).toEqual(before);
    await login(ADMIN.password).expect(200);
  });

  it('says in Arabic that the current password is wrong', async () => {
    const { body } = await put({ ...CHANGE, currentPassword: 'x' })
      .set('Accept-Language', 'ar')
      .expect(400);
    const message = 'كلمة المرور الحالية غير صحيحة.';
    expect(body).toMatchObject({ message, details: [{ field: 'currentPassword', message }] });
  });

  it.each([
    ['of 64 characters', 'oak-and-walnut, '.repeat(4)],
    ['long', 'x-y-z-'.repeat(42)],
    ['of small letters alone', 'nothingbutsmallletters'],
    ['of digits alone', '83920174659'],
    ['of spaces and letters', '  oak   and walnut  '],
    ['Arabic', 'خشب الجوز والبلوط'],
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
