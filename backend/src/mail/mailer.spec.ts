import { Logger } from '@nestjs/common';
import { MailServer, mailSettings } from '../../test/support/mail-server';
import type { AppConfig } from '../config/app-config';
import { type Mail, MAIL_CAPACITY, Mailer } from './mailer';

const MAIL: Mail = {
  to: 'owner@example.com',
  subject: 'A subject',
  text: 'the-secret-of-the-text',
  html: '<p>the-secret-of-the-html</p>',
};
const compose = () => Promise.resolve(MAIL);

describe('the mailer', () => {
  const logged: unknown[][] = [];
  let server: MailServer;
  let mailer: Mailer;
  let running: boolean;
  beforeAll(() => {
    const keep = (...line: unknown[]) => logged.push(line);
    Logger.overrideLogger({ log: keep, warn: keep, error: keep });
  });
  beforeEach(async () => {
    logged.length = 0;
    server = await MailServer.start();
    mailer = new Mailer(mailSettings(server) as AppConfig);
    running = true;
  });
  afterEach(async () => {
    server.verdict = () => 'take';
    if (running) await shutDown();
    await server.stop();
  });
  afterAll(() => Logger.overrideLogger(false));

  const shutDown = () => {
    running = false;
    mailer.beforeApplicationShutdown();
    return mailer.onApplicationShutdown();
  };
  const sentences = () => logged.map(([, sentence]) => sentence);

  it('begins nothing before its caller goes on', async () => {
    let begun = false;
    mailer.post('message', () => {
      begun = true;
      return compose();
    });
    await Promise.resolve();
    expect(begun).toBe(false);
    expect((await server.mail()).subject).toBe(MAIL.subject);
    expect(begun).toBe(true);
  });

  it('holds so many mails and drops what comes then', async () => {
    let open = () => {};
    const gate = new Promise<void>((resolve) => (open = resolve));
    server.verdict = () => gate.then(() => 'take');
    for (let n = 0; n < MAIL_CAPACITY; n++) mailer.post('message', compose);
    mailer.post('application', compose);
    expect(logged).toEqual([
      [{ mail: 'application' }, 'mail dropped: too many are waiting', 'Mailer'],
    ]);
    open();
    await server.mail(MAIL_CAPACITY);
    mailer.post('message', compose);
    await server.mail(MAIL_CAPACITY + 1);
  });

  it('delivers what is under way before the process ends', async () => {
    let open = () => {};
    const gate = new Promise<void>((resolve) => (open = resolve));
    server.verdict = () => gate.then(() => 'take');
    for (let n = 0; n < 3; n++) mailer.post('message', compose);
    const end = shutDown();
    await server.until(() => server.attempts > 0);
    open();
    await end;
    expect(server.mails).toHaveLength(3);
  });

  it('tries once more, at once, what waits for its next attempt when the process ends', async () => {
    server.verdict = () => (server.attempts === 1 ? 451 : 'take');
    mailer.post('message', compose);
    await server.until(() => server.attempts === 1);
    await shutDown();
    expect(server.mails).toHaveLength(1);
    expect(sentences().at(-1)).toBe('mail sent');
  });

  it('gives up what a silent mail server holds, and says that it is lost', async () => {
    server.verdict = () => new Promise(() => {});
    mailer.post('message', compose);
    await server.until(() => server.attempts === 1);
    await shutDown();
    expect(logged).toEqual([
      [{ mail: 'message', attempt: 1, code: 'EABORT', permanent: false }, 'mail lost', 'Mailer'],
    ]);
  });

  it('cancels what waits or is being sent about somebody, and nothing else', async () => {
    server.verdict = () => (server.attempts === 1 ? 451 : new Promise(() => {}));
    mailer.post('message', compose, 'nora');
    await server.until(() => server.attempts === 1);
    mailer.post('application', compose, 'nora');
    await server.until(() => server.attempts === 2);
    mailer.cancel('nor');
    mailer.cancel('nora');
    server.verdict = () => 'take';
    mailer.post('message', compose, 'salem');
    await server.mail();
    await shutDown();
    expect(server.mails).toHaveLength(1);
    const told = logged.map(
      ([about, sentence]) => `${(about as { mail: string }).mail}: ${sentence as string}`,
    );
    expect(told.sort()).toEqual([
      'application: mail cancelled',
      'message: mail cancelled',
      'message: mail not sent yet',
      'message: mail sent',
    ]);
  });

  it('sends nothing where there is nothing to say, or where it could not be composed', async () => {
    mailer.post('password-reset', () => Promise.resolve(null));
    mailer.post('password-reset', () => Promise.reject(new TypeError('of nora@example.com')));
    await shutDown();
    expect(server.attempts).toBe(0);
    expect(logged).toEqual([
      [{ mail: 'password-reset', error: 'TypeError' }, 'mail lost', 'Mailer'],
    ]);
  });

  it('logs what became of a mail, and neither whom it was for nor what it said', async () => {
    server.verdict = () => (server.attempts === 1 ? 451 : 550);
    mailer.post('message', compose);
    await server.until(() => server.attempts === 2);
    await shutDown();
    expect(logged).toEqual([
      [
        { mail: 'message', attempt: 1, code: 'EMESSAGE', responseCode: 451, permanent: false },
        'mail not sent yet',
        'Mailer',
      ],
      [
        { mail: 'message', attempt: 2, code: 'EMESSAGE', responseCode: 550, permanent: true },
        'mail lost',
        'Mailer',
      ],
    ]);
  });
});
