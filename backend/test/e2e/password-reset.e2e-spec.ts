import { createHash } from 'node:crypto';
import { AdminsRepository } from '../../src/modules/auth/admins.repository';
import { PasswordResetsRepository } from '../../src/modules/auth/password-resets.repository';
import { MailServer, mailSettings, type ReceivedMail } from '../support/mail-server';
import { ADMIN, TestApp } from '../support/test-app';

const FORGOT = '/api/admin/forgot-password';
const RESET = '/api/admin/reset-password';
const PROFILE = '/api/admin/profile';
const UNKNOWN = 'nobody@example.com';
const NEW_PASSWORD = 'cedar and 9 dovetails';
const LINK = /https:\/\/manjara\.example\/dashboard\/login\/reset-password#token=([\w-]+)/;

const tokenIn = ({ text = '' }: Pick<ReceivedMail, 'text'>): string => LINK.exec(text)?.[1] ?? '';

describe('a forgotten password', () => {
  let app: TestApp;
  let server: MailServer;
  beforeAll(async () => {
    server = await MailServer.start();
    app = await TestApp.start(mailSettings(server));
  });
  beforeEach(async () => {
    await app.resetAdmin();
    server.clear();
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(async () => {
    await app.stop();
    await server.stop();
  });

  const forgot = (body: object) => app.http.post(FORGOT).send(body);
  const reset = (body: object) => app.http.post(RESET).send(body);
  const login = (password: string) =>
    app.http.post('/api/admin/login').send({ email: ADMIN.email, password });
  const profile = (bearer: string) => app.http.get(PROFILE).set('Authorization', bearer);
  const kept = () => app.connection.collection('passwordResets').find().toArray();
  /** Lets the last link be as old as one that may be replaced. */
  const letItAge = () =>
    app.connection
      .collection('passwordResets')
      .updateMany({}, { $set: { expiresAt: new Date(Date.now() + 24 * 60_000) } });
  const askForToken = async (): Promise<string> => {
    await letItAge();
    const number = server.mails.length + 1;
    await forgot({ email: ADMIN.email }).expect(200);
    return tokenIn(await server.mail(number));
  };

  it('is set anew by the link in the mail, once, and that ends all sessions', async () => {
    const sessions = [await app.signIn(), await app.signIn()];
    const token = await askForToken();
    const { body } = await reset({ token, password: NEW_PASSWORD }).expect(200);
    expect(body).toEqual({ message: 'The new password is set. Please sign in with it.' });
    for (const session of sessions) await profile(session).expect(401);
    await login(ADMIN.password).expect(401);
    await login(NEW_PASSWORD).expect(200);

    const again = await reset({ token, password: 'teak and 9 dovetails' }).expect(400);
    expect(again.body).toEqual({
      statusCode: 400,
      error: 'reset_token_invalid',
      message: 'This link has been used already or has expired. Please ask for a new one.',
    });
    await login(NEW_PASSWORD).expect(200);
    expect(await kept()).toEqual([]);
  });

  it('gets a mail to the account alone, in both languages, with the link and its lifetime', async () => {
    await forgot({ email: '  ADMIN@Example.com ' }).expect(200);
    const mail = await server.mail();
    expect(mail.recipients).toEqual([ADMIN.email]);
    expect(mail.replyTo).toBeUndefined();
    expect(mail.subject).toBe('تعيين كلمة مرور جديدة | Set a new password');
    expect(mail.part('ar').text).toMatch(/نصف ساعة[^]*فتجاهل هذه الرسالة/);
    expect(mail.part('en').text).toMatch(/half an hour[^]*If it was not you, ignore this mail/);
    const token = tokenIn(mail);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    for (const language of ['ar', 'en'] as const) {
      const { text, html } = mail.part(language);
      expect(LINK.exec(text)?.[1]).toBe(token);
      expect(html).toContain(`#token=${token}"`);
    }
  });

  it('has a link that no header of the request can change', async () => {
    await forgot({ email: ADMIN.email })
      .set('Host', 'evil.example')
      .set('X-Forwarded-Host', 'evil.example')
      .set('X-Forwarded-Proto', 'http')
      .set('Forwarded', 'host=evil.example')
      .set('Origin', 'https://evil.example')
      .expect(200);
    const mail = await server.mail();
    expect(mail.raw).not.toContain('evil');
    expect(tokenIn(mail)).not.toBe('');
  });

  it('keeps the hash of the token, and not the token', async () => {
    const token = await askForToken();
    const [entry] = await kept();
    expect(entry).toMatchObject({ tokenHash: createHash('sha256').update(token).digest('hex') });
    expect(JSON.stringify(entry)).not.toContain(token);
    const minutes = ((entry?.expiresAt as Date).getTime() - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(29);
    expect(minutes).toBeLessThanOrEqual(30);
  });

  it('refuses a token that has expired, was replaced, or never was', async () => {
    const replaced = await askForToken();
    const expired = await askForToken();
    await app.connection
      .collection('passwordResets')
      .updateOne({}, { $set: { expiresAt: new Date(Date.now() - 1) } });
    for (const token of [replaced, expired, 'x'.repeat(43), 'unknown', '#', 'ا']) {
      const { body } = await reset({ token, password: NEW_PASSWORD }).expect(400);
      expect((body as { error: string }).error).toBe('reset_token_invalid');
    }
    await login(ADMIN.password).expect(200);
  });

  it('lets the owner sign in behind somebody who uses up all attempts', async () => {
    const token = await askForToken();
    const { headers } = await reset({ token, password: NEW_PASSWORD }).expect(200);
    const [cookie = ''] = headers['set-cookie'] as unknown as string[];
    expect(cookie).toMatch(/^device=[\w-]+\.[\w-]+;.*; HttpOnly; SameSite=Strict$/);
    const refused = await reset({ token, password: NEW_PASSWORD }).expect(400);
    expect(refused.headers).not.toHaveProperty('set-cookie');
  });

  it('takes a token from one of several who send it at once', async () => {
    const token = await askForToken();
    const answers = await Promise.all(
      [1, 2, 3, 4].map((n) => reset({ token, password: `${NEW_PASSWORD} ${n}` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    const winner = answers.findIndex(({ status }) => status === 200) + 1;
    await login(`${NEW_PASSWORD} ${winner}`).expect(200);
  });

  it.each([
    [
      'is refused as a conflict',
      (write: jest.SpyInstance) => write.mockResolvedValueOnce(false),
      409,
    ],
    [
      'fails',
      (write: jest.SpyInstance) => write.mockRejectedValueOnce(new Error('the disk is full')),
      500,
    ],
  ])('is set with the same link after a write that %s', async (_how, failOnce, status) => {
    const token = await askForToken();
    const write = jest.spyOn(app.app.get(AdminsRepository), 'replacePassword');
    failOnce(write);
    await reset({ token, password: NEW_PASSWORD }).expect(status);
    await login(ADMIN.password).expect(200);
    await reset({ token, password: NEW_PASSWORD }).expect(200);
    await login(NEW_PASSWORD).expect(200);
  });

  it('cannot be set twice with one link, even where the used link could not be removed', async () => {
    const token = await askForToken();
    jest
      .spyOn(app.app.get(PasswordResetsRepository), 'cancel')
      .mockRejectedValueOnce(new Error('the database is away'));
    await reset({ token, password: NEW_PASSWORD });
    expect(await kept()).toHaveLength(1);
    const { body } = await reset({ token, password: 'teak and 9 dovetails' }).expect(400);
    expect((body as { error: string }).error).toBe('reset_token_invalid');
    await login(NEW_PASSWORD).expect(200);
  });

  it('loses its token when the password is changed in the meantime', async () => {
    const token = await askForToken();
    await app.http
      .put(PROFILE)
      .set('Authorization', await app.signIn())
      .send({ name: 'Admin', password: NEW_PASSWORD, currentPassword: ADMIN.password })
      .expect(200);
    await reset({ token, password: 'teak and 9 dovetails' }).expect(400);
    await login(NEW_PASSWORD).expect(200);
  });
});

describe('a forgotten password, asked for by anybody', () => {
  const SENT = {
    message: 'If this address belongs to an account, a mail with a link is on its way.',
  };
  let app: TestApp;
  let server: MailServer;
  beforeEach(async () => {
    server = await MailServer.start();
    app = await TestApp.start(mailSettings(server));
  });
  afterEach(async () => {
    await app.stop();
    await server.stop();
  });

  const forgot = (email: string) => app.http.post(FORGOT).send({ email });
  /** The end of the application waits for the mails that are under way. */
  const endAndStartAgain = async () => {
    await app.app.close();
    const { mongodbUri } = app.config;
    app = await TestApp.start({ ...mailSettings(server), mongodbUri });
  };

  it('is answered the same for an unknown address, in the language of who asks, and not mailed', async () => {
    for (const email of [ADMIN.email, UNKNOWN]) {
      expect((await forgot(email).expect(200)).body).toEqual(SENT);
    }
    const arabic = await forgot(UNKNOWN).set('Accept-Language', 'ar').expect(200);
    expect((arabic.body as { message: string }).message).toContain('فستصلك رسالة');
    await endAndStartAgain();
    expect(server.mails.map(({ recipients }) => recipients)).toEqual([[ADMIN.email]]);
  });

  it('is answered before anything is looked up, known or unknown', async () => {
    const { mongodbUri } = app.config;
    // Without its database the application could answer nothing that it has to look up.
    await app.connection.close();
    for (const email of [ADMIN.email, UNKNOWN]) await forgot(email).expect(200);
    await app.http.get('/api/health/ready').expect(503);
    await app.app.close();
    app = await TestApp.start({ ...mailSettings(server), mongodbUri });
  });

  it('is mailed once in five minutes, so that nobody fills the mailbox or voids the link', async () => {
    await forgot(ADMIN.email).expect(200);
    const token = tokenIn(await server.mail());
    const answers = await Promise.all([1, 2, 3].map(() => forgot(ADMIN.email)));
    for (const { status, body } of answers) {
      expect({ status, body: body as unknown }).toEqual({ status: 200, body: SENT });
    }
    await endAndStartAgain();
    expect(server.mails).toHaveLength(1);
    await app.http.post(RESET).send({ token, password: NEW_PASSWORD }).expect(200);
  });
});

describe('a forgotten password where no mail is sent', () => {
  it('is told so, whatever the address', async () => {
    const app = await TestApp.start();
    try {
      for (const email of [ADMIN.email, UNKNOWN]) {
        const { body } = await app.http.post(FORGOT).send({ email }).expect(503);
        expect(body).toMatchObject({ statusCode: 503, error: 'mail_not_configured' });
      }
    } finally {
      await app.stop();
    }
  });
});
