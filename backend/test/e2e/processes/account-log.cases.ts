import { jobTexts } from '../../support/factories/job.factory';
import { MailServer } from '../../support/mail-server';
import { ownApi } from '../../support/own-api';
import { pdf } from '../../support/pdfs';

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
  let token = '';
  beforeEach(async () => {
    server = await MailServer.start();
    own.run({
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      RATE_LIMIT_LOGIN: '100',
      SMTP_URL: server.url.replace('//', '//mail-user:mail-password@'),
      PUBLIC_URL: 'https://manjara.example',
      // The most detailed level.
      LOG_LEVEL: 'trace',
    });
    address = await own.api.address();
  });
  afterEach(() => server.stop());

  const send = async (method: string, path: string, body?: RequestInit['body'], type?: string) => {
    const headers = { Authorization: `Bearer ${token}`, ...(type && { 'Content-Type': type }) };
    const answer = await fetch(`${address}/api/${path}`, { method, body, headers });
    return { status: answer.status, text: await answer.text() };
  };
  const call = (method: string, path: string, body: object = {}) =>
    send(method, path, JSON.stringify(body), 'application/json');
  const signIn = async (password: string) => {
    const { text } = await call('POST', 'admin/login', { email: ADMIN.email, password });
    return (JSON.parse(text) as { token?: string }).token ?? '';
  };
  const lines = () =>
    own.api.output
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as { context?: string; msg: string });
  /** The events of the account, in order. */
  const events = () =>
    lines()
      .filter(({ context }) => /^(Auth|Password|Credentials|Mailer)/.test(context ?? ''))
      .map(({ msg }) => msg);

  /** Sends secrets in every part of a request that a log could contain. */
  async function sendInManyWays(): Promise<string[]> {
    // Errors of body parsers contain the unparsed text.
    await send('POST', 'admin/login', `{"password":"${SECRETS.broken}`, 'application/json');
    await call('POST', 'messages', { message: SECRETS.long.repeat(30_000) });
    await send('POST', 'messages', SECRETS.broken, 'text/plain');
    await send('POST', 'jobs', `--b\r\n${SECRETS.broken}`, 'multipart/form-data; boundary=b');
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
    expect((await send('POST', 'jobs', form)).status).toBe(201);
    const [{ cv }] = JSON.parse((await send('GET', 'jobs')).text) as [{ cv: string }];
    expect((await fetch(address + cv)).status).toBe(200);
    return [new URL(cv, address).searchParams.get('signature') ?? ''];
  }

  it('records what happened, without passwords, tokens, addresses or texts', async () => {
    token = await signIn(ADMIN.password);
    const secrets = [token];
    await signIn(SECRETS.wrong);
    for (const currentPassword of [SECRETS.wrong, ADMIN.password]) {
      await call('PUT', 'admin/profile', {
        name: 'Nora',
        password: SECRETS.second,
        currentPassword,
      });
    }
    await call('POST', 'admin/logout');
    await call('POST', 'admin/forgot-password', { email: ADMIN.email });
    const [, link = ''] = /#token=([\w-]+)/.exec((await server.mail()).text ?? '') ?? [];
    for (let n = 0; n < 2; n++) {
      await call('POST', 'admin/reset-password', { token: link, password: SECRETS.third });
    }
    token = await signIn(SECRETS.third);
    const visitor = { name: 'A visitor', email: SECRETS.visitor, phone: SECRETS.phone };
    await call('POST', 'messages', { ...visitor, message: SECRETS.text });
    secrets.push(link, token, ...(await sendInManyWays()));
    await server.mail(3);
    for (const action of ['search', 'export', 'erase']) {
      await call('POST', `personal-data/${action}`, { email: SECRETS.visitor });
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
    const erased = lines().find(({ msg }) => msg === 'personal data was erased');
    expect(erased).toMatchObject({ messages: 1, jobs: 0 });
    secrets.push(...Object.values(SECRETS), ...Object.values(ADMIN), 'mail-password', 'argon2');
    for (const secret of secrets) {
      expect(secret).not.toBe('');
      expect(own.api.output).not.toContain(secret);
    }
  });
});
