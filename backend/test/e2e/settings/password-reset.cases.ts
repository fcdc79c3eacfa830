import { createHash } from 'node:crypto';
import { AdminsService } from '../../../src/modules/auth/admins.service';
import { CredentialsService } from '../../../src/modules/auth/credentials.service';
import { MailServer, mailSettings, type ReceivedMail } from '../../support/mail-server';
import { ADMIN, TestApp } from '../../support/test-app';

const UNKNOWN = 'nobody@example.com';
const NEW_PASSWORD = 'cedar and 9 dovetails';
const CHANGE = { name: 'Admin', password: NEW_PASSWORD, currentPassword: ADMIN.password };
const LINK = /https:\/\/manjara\.example\/dashboard\/login\/reset-password#token=([\w-]+)/;
const SENT = {
  message: 'If this address belongs to an account, a mail with a link is on its way.',
};
const INVALID = {
  statusCode: 400,
  error: 'reset_token_invalid',
  message: 'This link has been used already or has expired. Please ask for a new one.',
};

const tokenIn = ({ text = '' }: Pick<ReceivedMail, 'text'>): string => LINK.exec(text)?.[1] ?? '';

let app: TestApp;
let server: MailServer;

const forgot = (email: string) => app.http.post('/api/admin/forgot-password').send({ email });
const reset = (token: string, password = NEW_PASSWORD) =>
  app.http.post('/api/admin/reset-password').send({ token, password });
const login = (password: string) =>
  app.http.post('/api/admin/login').send({ email: ADMIN.email, password });
const profile = (bearer: string) => app.http.get('/api/admin/profile').set('Authorization', bearer);

describe('a forgotten password', () => {
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

  const resets = () => app.connection.collection('passwordResets');
  const endIn = (minutes: number) =>
    resets().updateMany({}, { $set: { expiresAt: new Date(Date.now() + minutes * 60_000) } });
  const askForToken = async (): Promise<string> => {
    // As old as a link that may be replaced.
    await endIn(24);
    const number = server.mails.length + 1;
    await forgot(ADMIN.email).expect(200);
    return tokenIn(await server.mail(number));
  };

  it('is replaced with the mailed link, once, which ends all sessions', async () => {
    const sessions = [await app.signIn(), await app.signIn()];
    const token = await askForToken();
    const { body, headers } = await reset(token).expect(200);
    expect(body).toEqual({ message: 'The new password is set. Please sign in with it.' });
    // The owner can sign in even while an attacker uses up all attempts.
    expect(String(headers['set-cookie'])).toMatch(/^device=[\w-]+\.[\w-]+;.*; HttpOnly/);
    for (const session of sessions) await profile(session).expect(401);
    await login(ADMIN.password).expect(401);
    await reset(token, 'teak and 9 dovetails').expect(400, INVALID);
    await login(NEW_PASSWORD).expect(200);
    expect(await resets().countDocuments()).toBe(0);
  });

  it('gets a mail to the account alone, in both languages, with the link and its lifetime', async () => {
    await forgot('  ADMIN@Example.com ').expect(200);
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
    await forgot(ADMIN.email)
      .set('Host', 'evil.example')
      .set('X-Forwarded-Host', 'evil.example')
      .set('Forwarded', 'host=evil.example')
      .set('Origin', 'https://evil.example')
      .expect(200);
    const mail = await server.mail();
    expect(mail.raw).not.toContain('evil');
    expect(tokenIn(mail)).not.toBe('');
  });

  it('keeps the hash of the token, and not the token, for half an hour', async () => {
    const token = await askForToken();
    const entry = await resets().findOne();
    expect(entry).toMatchObject({ tokenHash: createHash('sha256').update(token).digest('hex') });
    expect(JSON.stringify(entry)).not.toContain(token);
    const minutes = ((entry?.expiresAt as Date).getTime() - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(29);
    expect(minutes).toBeLessThanOrEqual(30);
  });

  it('refuses an expired, replaced or unknown token', async () => {
    const replaced = await askForToken();
    const expired = await askForToken();
    await endIn(0);
    for (const token of [replaced, expired, 'x'.repeat(43), '#', 'ا']) {
      await reset(token).expect(400, INVALID);
    }
    await login(ADMIN.password).expect(200);
  });

  it('accepts a token once among concurrent requests', async () => {
    const token = await askForToken();
    const passwords = [1, 2, 3, 4].map((n) => `${NEW_PASSWORD} ${n}`);
    const answers = await Promise.all(passwords.map((password) => reset(token, password)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    const winner = answers.findIndex(({ status }) => status === 200);
    await login(passwords[winner] ?? '').expect(200);
  });

  it('is set with the same link after a write that failed', async () => {
    const token = await askForToken();
    const write = jest.spyOn(app.app.get(AdminsService), 'replacePassword');
    write.mockRejectedValueOnce(new Error('the disk is full'));
    await reset(token).expect(500);
    await login(ADMIN.password).expect(200);
    await reset(token).expect(200);
    await login(NEW_PASSWORD).expect(200);
  });

  it('reports a link as used when a concurrent use was faster', async () => {
    const token = await askForToken();
    const credentials = app.app.get(CredentialsService);
    const replace = credentials.replacePassword.bind(credentials);
    jest.spyOn(credentials, 'replacePassword').mockImplementationOnce(async (admin) => {
      await replace(admin, 'teak and 9 dovetails');
      return replace(admin, NEW_PASSWORD);
    });
    await reset(token).expect(400, INVALID);
    await login('teak and 9 dovetails').expect(200);
  });

  it('loses its token when the password is changed in the meantime', async () => {
    const token = await askForToken();
    const admin = await app.signIn();
    await app.http.put('/api/admin/profile').set('Authorization', admin).send(CHANGE).expect(200);
    await reset(token, 'teak and 9 dovetails').expect(400, INVALID);
    await login(NEW_PASSWORD).expect(200);
  });

  it('is mailed once in five minutes, to no unknown address, and always answered the same', async () => {
    for (const email of [ADMIN.email, UNKNOWN, ADMIN.email, ADMIN.email]) {
      await forgot(email).expect(200, SENT);
    }
    // Shutdown waits for mails in flight.
    await app.app.close();
    expect(server.mails.map(({ recipients }) => recipients)).toEqual([[ADMIN.email]]);
    const { mongodbUri } = app.config;
    app = await TestApp.start({ ...mailSettings(server), mongodbUri });
    await reset(tokenIn(await server.mail())).expect(200);
  });

  // Last, as it ends the connection.
  it('is answered before the address is looked up', async () => {
    await app.connection.close();
    for (const email of [ADMIN.email, UNKNOWN]) await forgot(email).expect(200);
    await app.http.get('/api/health/ready').expect(503);
  });
});
