import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { MailServer } from '../support/mail-server';
import { ownApi } from '../support/own-api';

const MESSAGE = JSON.stringify({
  name: 'Nora',
  email: 'nora@example.com',
  phone: '+966 50 000 0000',
  message: 'We need six doors.',
});

describe('mail when the process is asked to end', () => {
  const own = ownApi();
  let server: MailServer;
  let address: string;
  beforeEach(async () => {
    server = await MailServer.start();
    own.run({ SMTP_URL: server.url, PUBLIC_URL: 'https://manjara.example' });
    address = await own.api.address();
  });
  afterEach(() => server.stop());

  it('is sent for a message that was still being read', async () => {
    const message = request(`${address}/api/messages`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(MESSAGE),
        Expect: '100-continue',
      },
    });
    message.flushHeaders();
    await once(message, 'continue');
    message.write(MESSAGE.slice(0, 20));
    own.api.signal('SIGTERM');
    message.end(MESSAGE.slice(20));
    const [answer] = (await once(message, 'response')) as [IncomingMessage];
    answer.resume();
    expect(answer.statusCode).toBe(201);
    expect(await own.api.exit()).toBe(0);
    expect(server.mails.map(({ subject }) => subject)).toEqual(['رسالة جديدة | New message: Nora']);
  });

  it('that a silent mail server holds does not hold the process for long', async () => {
    server.verdict = () => new Promise(() => {});
    const { status } = await fetch(`${address}/api/messages`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: MESSAGE,
    });
    expect(status).toBe(201);
    await server.until(() => server.attempts === 1);
    const asked = Date.now();
    own.api.signal('SIGTERM');
    expect(await own.api.exit()).toBe(0);
    // The start script kills after 10 s what has not ended by then.
    expect(Date.now() - asked).toBeLessThan(10_000);
    expect(own.api.output).toContain('"msg":"mail lost"');
  });
});
