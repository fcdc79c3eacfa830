import { createConnection } from 'mongoose';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApiProcess } from '../support/api-process';
import { freshDatabaseUri } from '../support/database';
import { MailServer } from '../support/mail-server';

const ADMIN = { email: 'owner@example.com', password: 'oak-and-walnut-31' };
const SECRETS = {
  wrong: 'a-wrong-guess-77',
  second: 'cedar-and-birch-42',
  third: 'maple-and-teak-53',
  visitor: 'visitor@example.com',
  text: 'please-call-me-tonight',
  phone: '+966501234567',
};

describe('the log of the account', () => {
  let api: ApiProcess;
  let server: MailServer;
  let mongodbUri: string;
  let dataDir: string;
  let address: string;
  beforeEach(async () => {
    server = await MailServer.start();
    mongodbUri = freshDatabaseUri();
    dataDir = await mkdtemp(join(tmpdir(), 'api-'));
    api = ApiProcess.run({
      MONGODB_URI: mongodbUri,
      DATA_DIR: dataDir,
      DEMO_CONTENT: '0',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      RATE_LIMIT_LOGIN: '100',
      SMTP_URL: server.url.replace('//', '//mail-user:mail-password@'),
      PUBLIC_URL: 'https://manjara.example',
      LOG_LEVEL: 'debug',
    });
    address = await api.address();
  });
  afterEach(async () => {
    api.signal('SIGKILL');
    await api.exit();
    await server.stop();
    const connection = await createConnection(mongodbUri).asPromise();
    await connection.dropDatabase();
    await connection.close();
    await rm(dataDir, { recursive: true });
  });

  const call = async (method: string, path: string, body?: object, token?: string) => {
    const answer = await fetch(`${address}/api/${path}`, {
      method,
      headers: {
        ...(body && { 'Content-Type': 'application/json' }),
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, body: (text ? JSON.parse(text) : {}) as { token?: string } };
  };
  const signIn = async (password: string) =>
    (await call('POST', 'admin/login', { email: ADMIN.email, password })).body.token ?? '';
  /** The events of the log in their order, without the lines of requests. */
  const events = () =>
    api.output
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as { context?: string; msg: string })
      .filter(({ context }) => /^(Auth|Password|Credentials|Mailer)/.test(context ?? ''))
      .map(({ msg }) => msg);

  it('tells what happened, and no password, token, address or text', async () => {
    const tokens = [await signIn(ADMIN.password)];
    await signIn(SECRETS.wrong);
    const change = (password: string, currentPassword: string) =>
      call('PUT', 'admin/profile', { name: 'Nora', password, currentPassword }, tokens[0]);
    expect((await change(SECRETS.second, SECRETS.wrong)).status).toBe(400);
    expect((await change(SECRETS.second, ADMIN.password)).status).toBe(200);
    expect((await call('POST', 'admin/logout', undefined, tokens[0])).status).toBe(204);
    expect((await call('POST', 'admin/forgot-password', { email: ADMIN.email })).status).toBe(200);
    const [, token = ''] = /#token=([\w-]+)/.exec((await server.mail()).text ?? '') ?? [];
    const reset = { token, password: SECRETS.third };
    expect((await call('POST', 'admin/reset-password', reset)).status).toBe(200);
    expect((await call('POST', 'admin/reset-password', reset)).status).toBe(400);
    tokens.push(token, await signIn(SECRETS.third));
    const message = { name: 'A visitor', email: SECRETS.visitor, phone: SECRETS.phone };
    await call('POST', 'messages', { ...message, message: SECRETS.text });
    await server.mail(2);
    api.signal('SIGTERM');
    expect(await api.exit()).toBe(0);

    expect(events().filter((event) => event !== 'mail sent')).toEqual([
      'signed in',
      'sign-in refused',
      'password change refused',
      'password changed',
      'signed out',
      'password reset asked for',
      'password changed',
      'password reset done',
      'password reset refused',
      'signed in',
    ]);
    expect(events().filter((event) => event === 'mail sent')).toHaveLength(2);
    const secrets = [...Object.values(SECRETS), ...Object.values(ADMIN), ...tokens];
    for (const secret of [...secrets, 'mail-password', 'argon2']) {
      expect(secret).not.toBe('');
      expect(api.output).not.toContain(secret);
    }
  });
});
