import { Logger } from '@nestjs/common';
import { MailServer, mailSettings } from '../../test/support/mail-server';
import type { AppConfig } from '../config/app-config';
import { QUEUE_CAPACITY } from '../common/delivery-queue';
import { type Mail, Mailer } from './mailer';

const MAIL: Mail = {
  to: 'owner@example.com',
  subject: 'A subject',
  text: 'the-secret-of-the-text',
  html: '<p>the-secret-of-the-html</p>',
};
const compose = () => Promise.resolve(MAIL);

describe('the mailer', () => {
  const logged: string[] = [];
  let server: MailServer;
  let mailer: Mailer;
  let running: boolean;
  beforeAll(() => {
    const keep = (...line: unknown[]) => logged.push(JSON.stringify(line));
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
  /** Makes the server hold mails until it is released. */
  const hold = () => {
    let open = () => {};
    const gate = new Promise<void>((resolve) => (open = resolve));
    server.verdict = () => gate.then(() => 'take');
    return () => open();
  };

  it('drops mails when the queue is full', async () => {
    const open = hold();
    for (let n = 0; n < QUEUE_CAPACITY; n++) mailer.post('message', compose);
    mailer.post('application', compose);
    expect(logged).toEqual([
      '[{"mail":"application"},"mail dropped: too many are waiting","Mailer"]',
    ]);
    open();
    await server.mail(QUEUE_CAPACITY);
    mailer.post('message', compose);
    await server.mail(QUEUE_CAPACITY + 1);
  });

  it('makes the last attempt of waiting mails when the process ends', async () => {
    server.verdict = () => (server.attempts === 1 ? 451 : 'take');
    mailer.post('message', compose);
    await server.until(() => server.attempts === 1);
    await shutDown();
    expect(server.mails).toHaveLength(1);
  });

  it('aborts mails that a silent mail server does not accept, and logs them as lost', async () => {
    server.verdict = () => new Promise(() => {});
    mailer.post('message', compose);
    await server.until(() => server.attempts === 1);
    const asked = Date.now();
    await shutDown();
    // The start script kills processes that still run after 10 s.
    expect(Date.now() - asked).toBeLessThan(8_000);
    expect(logged).toEqual([expect.stringContaining('mail not sent; giving up')]);
  });

  it('asks before each attempt whether the mail is still wanted, and sends it only then', async () => {
    server.verdict = () => 451;
    let erased = false;
    mailer.post('message', compose, () => Promise.resolve(!erased));
    await server.until(() => server.attempts === 1);
    erased = true;
    server.verdict = () => 'take';
    await shutDown();
    expect(server.attempts).toBe(1);
    expect(logged.filter((line) => line.includes('mail cancelled'))).toHaveLength(1);
  });

  it('sends nothing if composing returns nothing or fails', async () => {
    mailer.post('password-reset', () => Promise.resolve(null));
    mailer.post('password-reset', () => Promise.reject(new TypeError('of nora@example.com')));
    await shutDown();
    expect(server.attempts).toBe(0);
    expect(logged).toEqual([expect.stringContaining('mail not sent; giving up')]);
    expect(logged.join()).not.toContain('nora');
  });

  it('retries when the mail server is busy, not when it rejects; logs no texts', async () => {
    server.verdict = () => (server.attempts === 1 ? 451 : 550);
    mailer.post('message', compose);
    await server.until(() => server.attempts === 2);
    await shutDown();
    expect(server.attempts).toBe(2);
    expect(logged).toEqual([
      expect.stringContaining('mail not sent; retrying'),
      expect.stringContaining('mail not sent; giving up'),
    ]);
    expect(logged.join()).not.toMatch(/secret|owner/);
  });
});
