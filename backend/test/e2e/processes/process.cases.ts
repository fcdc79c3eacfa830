import { type IncomingMessage, request } from 'node:http';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { MailServer } from '../../support/mail-server';
import { ownApi } from '../../support/own-api';
import { until } from '../../support/until';

const SECRET = 'a secret of the tests, long enough to sign';
const MESSAGE = JSON.stringify({
  name: 'Nora',
  email: 'nora@example.com',
  phone: '+966 50 000 0000',
  message: 'We need six doors.',
});

describe('the process', () => {
  const own = ownApi();
  const { run } = own;

  const login = async (address: string, email: string, password: string) => {
    const answer = await fetch(`${address}/api/admin/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    const { token } = (await answer.json()) as { token?: string };
    return { status: answer.status, token };
  };

  it('creates the admin at the first start, reports it once, and logs no secret', async () => {
    const address = await run().address();
    const { email = '', password = '' } = own.api.messages[0] ?? {};
    expect(own.api.messages.map(({ type }) => type)).toEqual(['admin', 'ready']);
    expect(email).toBe('admin@manjara.local');
    expect(password.length).toBeGreaterThanOrEqual(16);
    const { status, token } = await login(address, email, password);
    expect(status).toBe(200);
    own.api.signal('SIGTERM');
    expect(await own.api.exit()).toBe(0);
    for (const secret of [password, token ?? '']) expect(own.api.output).not.toContain(secret);

    const other = { ADMIN_EMAIL: 'other@example.com', ADMIN_PASSWORD: 'teak-and-maple' };
    const again = await run(other).address();
    expect(own.api.messages.map(({ type }) => type)).toEqual(['ready']);
    // An admin is never replaced, and the generated secret is stored, so the token is still valid.
    expect((await login(again, 'other@example.com', 'teak-and-maple')).status).toBe(401);
    const headers = { Authorization: `Bearer ${token}` };
    expect((await fetch(`${again}/api/admin/profile`, { headers })).status).toBe(200);
  });

  it('creates the configured admin, and exits when its parent dies', async () => {
    const first = { ADMIN_EMAIL: 'First@Example.com', ADMIN_PASSWORD: 'oak-and-walnut' };
    const address = await run({ ...first, NODE_ENV: 'production', JWT_SECRET: SECRET }).address();
    expect((await login(address, 'first@example.com', 'oak-and-walnut')).status).toBe(200);
    own.api.disconnect();
    expect(await own.api.exit()).toBe(0);
  });

  it('refuses to start in production without an admin', async () => {
    run({ NODE_ENV: 'production', JWT_SECRET: SECRET });
    expect(await own.api.exit()).toBe(1);
    expect(own.api.output).toContain('ADMIN_EMAIL and ADMIN_PASSWORD are required');
    expect(own.api.output).not.toContain('    at ');
  });

  it('names the port that is in use, and exits', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    run({ METRICS_PORT: String(port) });
    expect(await own.api.exit()).toBe(1);
    expect(own.api.output).toContain(
      `METRICS_PORT ${port} cannot be opened at 127.0.0.1: it is in use.`,
    );
    other.close();
  });

  it('finishes open requests and their mails on SIGTERM, and accepts no new ones', async () => {
    const mails = await MailServer.start();
    const mail = { SMTP_URL: mails.url, PUBLIC_URL: 'https://manjara.example' };
    const address = await run(mail).address();
    const message = request(`${address}/api/messages`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Content-Length': MESSAGE.length,
        Expect: '100-continue',
      },
    });
    message.flushHeaders();
    await once(message, 'continue');
    message.write(MESSAGE.slice(0, 20));
    own.api.signal('SIGTERM');
    await refused(address);

    message.end(MESSAGE.slice(20));
    const [answer] = (await once(message, 'response')) as [IncomingMessage];
    answer.resume();
    expect(answer.statusCode).toBe(201);
    expect(await own.api.exit()).toBe(0);
    await mails.stop();
    expect(mails.mails.map(({ subject }) => subject)).toEqual(['رسالة جديدة | New message: Nora']);
  });
});

/** Waits until the address takes no more connections. */
const refused = (address: string): Promise<void> =>
  until(() =>
    fetch(`${address}/api/health/live`, { headers: { Connection: 'close' } }).then(
      () => false,
      () => true,
    ),
  );
