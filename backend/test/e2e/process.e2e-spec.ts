import { Agent, request } from 'node:http';
import { once } from 'node:events';
import { ownApi } from '../support/own-api';
import { until } from '../support/until';

const SECRET = 'a secret of the tests, long enough to sign';

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

  it('makes an admin at the first start, tells its parent once, and logs no secret', async () => {
    const address = await run().address();
    const { email = '', password = '' } = own.api.messages[0] ?? {};
    expect(own.api.messages.map(({ type }) => type)).toEqual(['admin', 'ready']);
    expect(email).toBe('admin@manjara.local');
    expect(password.length).toBeGreaterThanOrEqual(16);
    const { status, token } = await login(address, email, password);
    expect(status).toBe(200);
    expect((await login(address, email, 'wrong-password')).status).toBe(401);
    const profile = (bearer: string | undefined, from: string) =>
      fetch(`${from}/api/admin/profile?secret=in-the-query`, {
        headers: { Authorization: `Bearer ${bearer}` },
      });
    expect((await profile(token, address)).status).toBe(200);
    own.api.signal('SIGTERM');
    expect(await own.api.exit()).toBe(0);
    expect(own.api.output).toContain('signed in');
    expect(own.api.output).toContain('sign-in refused');
    for (const secret of [password, 'wrong-password', token ?? '', 'in-the-query']) {
      expect(own.api.output).not.toContain(secret);
    }

    const again = await run().address();
    expect(own.api.messages.map(({ type }) => type)).toEqual(['ready']);
    // The secret that was made is kept, so the token still counts.
    expect((await profile(token, again)).status).toBe(200);
  });

  it('takes the admin that it is given, and never replaces one', async () => {
    const first = { ADMIN_EMAIL: 'First@Example.com', ADMIN_PASSWORD: 'oak-and-walnut' };
    await run({ ...first, NODE_ENV: 'production', JWT_SECRET: SECRET }).address();
    own.api.signal('SIGTERM');
    await own.api.exit();

    const other = { ADMIN_EMAIL: 'other@example.com', ADMIN_PASSWORD: 'teak-and-maple' };
    const address = await run(other).address();
    expect((await login(address, 'first@example.com', 'oak-and-walnut')).status).toBe(200);
    expect((await login(address, 'other@example.com', 'teak-and-maple')).status).toBe(401);
  });

  it.each([
    [{ JWT_SECRET: SECRET }, 'ADMIN_EMAIL and ADMIN_PASSWORD are required'],
    [
      { ADMIN_EMAIL: 'a@example.com', ADMIN_PASSWORD: 'Password123', JWT_SECRET: SECRET },
      'ADMIN_PASSWORD cannot be used. This is one of the most common passwords.',
    ],
  ])('refuses to start in production with %j, and says so', async (given, sentence) => {
    run({ NODE_ENV: 'production', ...given } as Record<string, string>);
    expect(await own.api.exit()).toBe(1);
    expect(own.api.output).toContain(sentence);
    expect(own.api.output).not.toContain('    at ');
    expect(own.api.messages).toEqual([]);
  });

  it('finishes what it is answering when it is asked to end, and takes nothing new', async () => {
    const address = await run().address();
    const { email = '', password = '' } = own.api.messages[0] ?? {};
    const { token } = await login(address, email, password);
    const idle = await fetch(`${address}/api/health/live`);
    expect(idle.status).toBe(200);

    const form = '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nhalf a for';
    const upload = request(`${address}/api/projects`, {
      method: 'POST',
      agent: new Agent({ keepAlive: true }),
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'multipart/form-data; boundary=b',
        Expect: '100-continue',
      },
    });
    // The server has begun to read the form once it asks for the rest.
    upload.flushHeaders();
    await once(upload, 'continue');
    upload.write(form);
    own.api.signal('SIGTERM');
    await refused(address);
    upload.end('m\r\n--b--\r\n');
    const [answer] = (await once(upload, 'response')) as [{ statusCode: number; resume(): void }];
    answer.resume();
    expect(answer.statusCode).toBe(400);
    expect(await own.api.exit()).toBe(0);
  });

  it('ends when its parent is gone', async () => {
    await run().address();
    own.api.disconnect();
    expect(await own.api.exit()).toBe(0);
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
