import { type AddressInfo, createServer, type Socket } from 'node:net';
import { once } from 'node:events';
import { AdminsService } from '../../../src/modules/auth/admins.service';
import { OwnersService } from '../../../src/modules/auth/owners.service';
import { NotificationSettingsService } from '../../../src/modules/notifications/notification-settings.service';
import { Notifications } from '../../../src/modules/notifications/notifications';
import { MailServer, mailSettings } from '../../support/mail-server';
import { ADMIN, TestApp } from '../../support/test-app';
import type { NotificationStatus } from '@manjara/contracts';
import { sendApplication } from '../../support/visitors';

const MESSAGE = {
  name: 'نورة السالم',
  email: 'nora@example.com',
  phone: '+966 50 000 0000',
  message: 'We need six doors.\nAnd a staircase.',
};

let app: TestApp;
const send = (changes: object = {}) =>
  app.http.post('/api/messages').send({ ...MESSAGE, ...changes });

describe('mail to the admin', () => {
  let server: MailServer;
  beforeAll(async () => {
    server = await MailServer.start();
    app = await TestApp.start(mailSettings(server));
    app.admin = await app.signIn();
  });
  beforeEach(() => server.clear());
  afterAll(async () => {
    await app.stop();
    await server.stop();
  });

  const notifications = () => app.app.get(Notifications);

  it('announces a message, in Arabic and English, with a reply address', async () => {
    await send().expect(201);
    const mail = await server.mail();
    expect(mail.recipients).toEqual([ADMIN.email]);
    expect(mail.from).toEqual({ name: 'منجرة | Manjara', address: 'no-reply@manjara.example' });
    expect(mail.replyTo).toEqual([{ name: MESSAGE.name, address: MESSAGE.email }]);
    expect(mail.subject).toBe('رسالة جديدة | New message: نورة السالم');
    expect(mail.part('ar').text).toContain(`الاسم:\n${MESSAGE.name}`);
    expect(mail.part('en').text).toContain(`Name:\n${MESSAGE.name}`);
    for (const language of ['ar', 'en'] as const) {
      const { text, html } = mail.part(language);
      for (const value of Object.values(MESSAGE)) {
        expect(text).toContain(value);
        expect(html).toContain(value.replace('\n', '<br>'));
      }
      expect(text).toContain('\nhttps://manjara.example/dashboard/messages\n');
      expect(html).toContain('href="https://manjara.example/dashboard/messages"');
    }
    expect(mail.text).toMatch(/\n----\n\nمنجرة \| Manjara\nhttps:\/\/manjara\.example\s*$/);
    expect(mail.html).toContain('<a href="https://manjara.example" dir="ltr">');
    expect(mail.html).toContain('<div lang="ar" dir="rtl"');
    expect(mail.html).toContain('<div lang="en" dir="ltr"');
  });

  it('goes to every owner who wants it, and to no editor', async () => {
    const owners = app.app.get(OwnersService);
    const wanted = 'c'.repeat(24);
    const unwanted = 'd'.repeat(24);
    for (const id of [wanted, unwanted]) {
      const person = { email: `${id}@example.com`, passwordHash: 'x', name: 'Owner' };
      await app.app.get(AdminsService).create(id, person);
      await owners.add(id);
    }
    await app.app.get(NotificationSettingsService).chooseMail(unwanted, false);
    await app.signInEditor();
    await send().expect(201);
    const { recipients } = await server.mail();
    expect(recipients.sort()).toEqual([ADMIN.email, `${wanted}@example.com`]);
    for (const id of [wanted, unwanted]) await owners.remove(id);
  });

  it('is signed by the company as the owner names it', async () => {
    const names = { name: 'Oud', arName: 'عود' };
    await app.asAdmin.post('/api/site-settings').send(names).expect(200);
    await send().expect(201);
    const mail = await server.mail();
    expect(mail.from?.name).toBe('عود | Oud');
    expect(mail.text).toContain('\n----\n\nعود | Oud\n');
    await app.asAdmin.post('/api/site-settings').send({ name: '', arName: '' }).expect(200);
  });

  it('announces an application, with the job in both languages, without the CV', async () => {
    await sendApplication(app, 'salim@example.com');
    const mail = await server.mail();
    expect(mail.replyTo).toEqual([{ name: 'Salim Haddad', address: 'salim@example.com' }]);
    expect(mail.subject).toBe('طلب توظيف جديد | New job application: Salim Haddad');
    expect(mail.part('ar').text).toContain('الوظيفة:\nالأبواب');
    expect(mail.part('en').text).toContain('Job:\nDoors');
    expect(mail.part('en').html).toContain('href="https://manjara.example/dashboard/jobs"');
    expect(mail.attachments).toEqual([]);
    expect(mail.raw).not.toMatch(/signature=|%PDF/);
  });

  it.each([
    'not an address',
    'omar@example.com, everybody@example.com',
    'omar@example.com>\r\nBcc: everybody@example.com',
  ])('has no reply address if the applicant gave %j', async (email) => {
    const job = { en: 'Doors', ar: 'الأبواب' };
    const received = { name: 'Omar', email, job, message: 'x' };
    notifications().applicationReceived(received, () => Promise.resolve(true));
    const mail = await server.mail();
    expect(mail.recipients).toEqual([ADMIN.email]);
    expect({ replyTo: mail.replyTo, bcc: mail.bcc }).toEqual({});
  });

  it('shows what visitors wrote as text', async () => {
    const hostile = '<img src=x onerror="alert(1)"> & \'quoted\'';
    await send({ name: hostile, message: `</blockquote>\n${hostile}` }).expect(201);
    const { html, text, subject } = await server.mail();
    expect(html).not.toContain('<img');
    expect(html?.match(/<\/blockquote>/g)).toHaveLength(2);
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &#39;quoted&#39;');
    expect(text).toContain(hostile);
    expect(subject).toContain(hostile);
  });

  it('does not let a name inject a header', async () => {
    const name = 'Nora\r\nBcc: everybody@example.com\r\n\r\nBody\u2028X-Mailer: evil';
    // Bypasses the form, which rejects line breaks in a name.
    notifications().messageReceived({ ...MESSAGE, name }, () => Promise.resolve(true));
    const mail = await server.mail();
    expect(mail.recipients).toEqual([ADMIN.email]);
    const own = 'auto-submitted content-type date from message-id mime-version reply-to subject to';
    expect(mail.headers.map(({ key }) => key).sort()).toEqual(own.split(' '));
    expect(mail.subject).toBe(
      'رسالة جديدة | New message: Nora Bcc: everybody@example.com Body X-Mailer: evil',
    );
  });

  it('cuts a name that is too long for a subject, and no character in two', async () => {
    await send({ name: '🚪'.repeat(150) }).expect(201);
    const mail = await server.mail();
    expect(mail.subject).toBe(`رسالة جديدة | New message: ${'🚪'.repeat(79)}…`);
    expect(mail.part('en').text).toContain('🚪'.repeat(150));
  });

  describe('has a switch, and a test', () => {
    const TOLD = '/api/admin/notifications';
    beforeEach(() => app.connection.collection('notification_settings').deleteMany({}));

    const status = async () => (await app.asAdmin.get(TOLD).expect(200)).body as NotificationStatus;

    it('mails nothing while it is off, not even what was sent before', async () => {
      expect(await status()).toMatchObject({ isTold: true, mail: { isOn: true } });
      const off = await app.asAdmin.put(TOLD).send({ mail: false }).expect(200);
      expect(off.body).toMatchObject({ isTold: false, mail: { isConfigured: true, isOn: false } });
      await send({ name: 'While it is off' }).expect(201);
      await app.asAdmin.post(`${TOLD}/test-mail`).expect(204);
      await app.asAdmin.put(TOLD).send({ mail: true }).expect(200);
      await send({ name: 'While it is on' }).expect(201);
      await server.mail(2);
      expect(server.mails.map(({ subject }) => subject)).toEqual([
        'رسالة تجريبية | Test mail',
        'رسالة جديدة | New message: While it is on',
      ]);
    });

    it.each([
      [550, 'mail_address_refused'],
      [451, 'mail_unreachable'],
    ])('says so when the mail server refuses (%i), until a mail arrives', async (code, error) => {
      server.verdict = () => code;
      const refused = await app.asAdmin.post(`${TOLD}/test-mail`).expect(502);
      expect(refused.body).toMatchObject({ error });
      expect(await status()).toMatchObject({ isTold: false, mail: { hasFailed: true } });
      server.verdict = () => 'take';
      await send().expect(201);
      await server.mail();
      while ((await status()).mail.hasFailed) await new Promise(setImmediate);
      expect((await status()).isTold).toBe(true);
    });
  });
});

it('nobody is told where no mail is set up and no device has asked, nor can reset a password', async () => {
  app = await TestApp.start();
  try {
    app.admin = await app.signIn();
    const { body } = await app.asAdmin.get('/api/admin/notifications').expect(200);
    expect(body).toMatchObject({ isTold: false, mail: { isConfigured: false } });
    const test = await app.asAdmin.post('/api/admin/notifications/test-mail').expect(503);
    expect(test.body).toMatchObject({ error: 'mail_not_configured' });
    for (const email of [ADMIN.email, 'nobody@example.com']) {
      const forgot = await app.http.post('/api/admin/forgot-password').send({ email }).expect(503);
      expect(forgot.body).toMatchObject({ statusCode: 503, error: 'mail_not_configured' });
    }
  } finally {
    await app.stop();
  }
});

it('a silent mail server does not delay the visitor', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  app = await TestApp.start(mailSettings({ url: `smtp://127.0.0.1:${port}` }));
  try {
    const began = Date.now();
    for (let n = 0; n < 5; n++) await send().expect(201);
    expect(Date.now() - began).toBeLessThan(10_000);
  } finally {
    await app.stop();
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => silent.close(resolve));
  }
});
