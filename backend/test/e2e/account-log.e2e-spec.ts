import { jobTexts } from '../support/factories/job.factory';
import { MailServer } from '../support/mail-server';
import { ownApi } from '../support/own-api';
import { pdf } from '../support/pdfs';

const ADMIN = { email: 'owner@example.com', password: 'oak-and-walnut-31' };
const SECRETS = {
  wrong: 'a-wrong-guess-77',
  second: 'cedar-and-birch-42',
  third: 'maple-and-teak-53',
  visitor: 'visitor@example.com',
  text: 'please-call-me-tonight',
  phone: '+966501234567',
  broken: 'broken-teak-64',
  long: 'long-ash-75',
  query: 'query-elm-86',
  cookie: 'cookie-fir-97',
  applicant: 'An applicant called Larch',
  file: 'file-yew-18',
};

describe('the log of the account', () => {
  const own = ownApi();
  let server: MailServer;
  let address: string;
  beforeEach(async () => {
    server = await MailServer.start();
    own.run({
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      RATE_LIMIT_LOGIN: '100',
      SMTP_URL: server.url.replace('//', '//mail-user:mail-password@'),
      PUBLIC_URL: 'https://manjara.example',
      // The level that tells most.
      LOG_LEVEL: 'trace',
    });
    address = await own.api.address();
  });
  afterEach(() => server.stop());

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
  const lines = () =>
    own.api.output
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as { context?: string; msg: string });
  /** The events of the account in their order. */
  const events = () =>
    lines()
      .filter(({ context }) => /^(Auth|Password|Credentials|Mailer)/.test(context ?? ''))
      .map(({ msg }) => msg);

  /** Sends secrets in all the places of a request from which a log could take them. */
  const refusedInManyWays = async (token: string): Promise<string[]> => {
    const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
      fetch(`${address}/api/${path}`, { method: 'POST', body, headers });
    const json = { 'Content-Type': 'application/json' };
    // Errors of the parsers carry what they could not read.
    await post('admin/login', `{"password":"${SECRETS.broken}`, json);
    await post('messages', JSON.stringify({ message: SECRETS.long.repeat(30_000) }), json);
    await post('messages', SECRETS.broken, { 'Content-Type': 'text/plain' });
    await post('jobs', `--b\r\n${SECRETS.broken}`, {
      'Content-Type': 'multipart/form-data; boundary=b',
    });
    await fetch(`${address}/api/projects?search=${SECRETS.query}&token=${SECRETS.query}`, {
      headers: {
        Referer: `https://manjara.example/?token=${SECRETS.query}`,
        Cookie: `session=${SECRETS.cookie}`,
        'X-Request-Id': `${SECRETS.cookie} {"level":60}`,
      },
    });
    const form = new FormData();
    for (const [name, text] of Object.entries(jobTexts())) form.set(name, text);
    form.set('name', SECRETS.applicant);
    form.set('cv', new File([Uint8Array.from(pdf())], `${SECRETS.file}.pdf`));
    expect((await post('jobs', form)).status).toBe(201);
    const jobs = await fetch(`${address}/api/jobs`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    const [{ cv }] = (await jobs.json()) as [{ cv: string }];
    expect((await fetch(address + cv)).status).toBe(200);
    return [new URL(cv, address).searchParams.get('signature') ?? ''];
  };

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
    const links = await refusedInManyWays(tokens.at(-1) ?? '');
    await server.mail(3);
    for (const action of ['search', 'export', 'erase', 'export']) {
      const asked = await fetch(`${address}/api/personal-data/${action}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${tokens.at(-1)}` },
        body: JSON.stringify({ email: SECRETS.visitor }),
      });
      await asked.arrayBuffer();
    }
    own.api.signal('SIGTERM');
    expect(await own.api.exit()).toBe(0);

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
    expect(events().filter((event) => event === 'mail sent')).toHaveLength(3);
    expect(lines().find(({ msg }) => msg === 'personal data was erased')).toMatchObject({
      messages: 1,
      jobs: 0,
    });
    const secrets = [...Object.values(SECRETS), ...Object.values(ADMIN), ...tokens, ...links];
    for (const secret of [...secrets, 'mail-password', 'argon2']) {
      expect(secret).not.toBe('');
      expect(own.api.output).not.toContain(secret);
    }
  });
});
