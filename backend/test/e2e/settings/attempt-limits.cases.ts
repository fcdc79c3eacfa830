import { jobTexts } from '../../support/factories/job.factory';
import { withTexts } from '../../support/factories/project.factory';
import { LONG } from '../../support/long';
import { mailSettings, MailServer } from '../../support/mail-server';
import { pdf } from '../../support/pdfs';
import { TestApp } from '../../support/test-app';

const LIMIT = 3;
const UPLOADS = 200;
const SEARCHES = 120;
const SEARCHED = ['projects?search=oak', 'project-suggestions?search=oak'];
const PASSWORD = 'cedar and 9 dovetails';
const MESSAGE = { name: 'Nora', phone: '+966 50 000 0000', message: 'Six doors, please.' };

let app: TestApp;
let admin: string;
let number = 0;

/** A new client and account, without counted attempts. */
const client = () => `198.51.100.${++number}`;
const account = () => `visitor${++number}@example.com`;

const post = (path: string, from: string) =>
  app.http.post(`/api/${path}`).set('X-Forwarded-For', from);
const signIn = (from: string, email: string) =>
  post('admin/login', from).send({ email, password: 'wrong' });
const askForMail = (from: string, email: string) =>
  post('admin/forgot-password', from).send({ email });
const changePassword = (from: string, currentPassword: string) =>
  app.http
    .put('/api/admin/profile')
    .set('Authorization', admin)
    .set('X-Forwarded-For', from)
    .send({ name: 'A', password: PASSWORD, currentPassword });

type Answer = { status: number; headers: object; body: unknown };
type Attempt = (from: string, email: string) => PromiseLike<Answer>;
type LimitedPerClient = [what: string, allowed: number, attempt: Attempt, limit?: number];

const UPLOAD_ATTEMPTS: LimitedPerClient = [
  'uploads',
  415,
  (from) => post('pictures', from).set('Authorization', admin),
  UPLOADS,
];

/** Sends all attempts concurrently and checks the limit. */
async function expectLimit(attempts: PromiseLike<Answer>[], allowed: number, limit = LIMIT) {
  const answers = await Promise.all(attempts);
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array<number>(limit).fill(allowed), 429, 429]);
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.body).toEqual({
    statusCode: 429,
    error: 'too_many_requests',
    message: 'Too many attempts. Please wait a minute and try again.',
  });
  const { 'retry-after': seconds } = refused?.headers as Record<string, string>;
  expect(Number(seconds)).toBeGreaterThan(0);
  expect(Number(seconds)).toBeLessThanOrEqual(60);
}

describe('attempts are limited', () => {
  let server: MailServer;
  beforeAll(async () => {
    server = await MailServer.start();
    app = await TestApp.start({
      ...mailSettings(server),
      rateLimits: { login: LIMIT, forms: LIMIT, applicationsADay: 10 },
      trustProxy: 1,
    });
    admin = await app.signIn();
  });
  afterAll(async () => {
    await app.stop();
    await server.stop();
  });

  it.each<LimitedPerClient>([
    ['sign-ins', 401, signIn],
    ['requests for a mail', 200, askForMail],
    [
      'guesses of a token',
      400,
      (from, token) => post('admin/reset-password', from).send({ token, password: PASSWORD }),
    ],
    ['messages', 201, (from, email) => post('messages', from).send({ ...MESSAGE, email })],
    [
      'applications',
      201,
      (from, email) =>
        withTexts(post('jobs', from), jobTexts({ email })).attach('cv', pdf(), 'cv.pdf'),
    ],
    ...(LONG ? [UPLOAD_ATTEMPTS] : []),
  ])('per client, in parallel: %s', async (_what, allowed, attempt, limit = LIMIT) => {
    const from = client();
    const attempts = Array.from({ length: limit + 2 }, async () => attempt(from, account()));
    await expectLimit(attempts, allowed, limit);
    expect(await attempt(client(), account())).toMatchObject({ status: allowed });
  });

  it.each<[string, number, Attempt, string[]]>([
    ['sign-ins', 401, signIn, ['a@b.co', 'A@b.co', ' a@B.co', 'a@b.co', 'A@B.CO']],
    [
      'sign-ins with letters and their marks',
      401,
      signIn,
      [
        '\u00e9\u00e9@b.co',
        'e\u0301\u00e9@b.co',
        'e\u0301e\u0301@b.co',
        '\u00c9e\u0301@b.co',
        'éé@b.co',
      ],
    ],
    ['requests for a mail', 200, askForMail, ['a@b.co', 'A@b.co', ' a@B.co', 'a@b.co', 'A@B.CO']],
    ['guesses of the current password', 400, changePassword, ['a', 'b', 'c', 'd', 'e']],
  ])('per account, from all clients: %s', async (_what, allowed, attempt, spellings) => {
    await expectLimit(
      spellings.map(async (spelling) => attempt(client(), spelling)),
      allowed,
    );
  });

  it('a profile saved without a password does not count', async () => {
    for (let n = 0; n < LIMIT + 2; n++) {
      const body = n % 2 ? { name: 'A' } : { name: 'A', password: '' };
      await app.http.put('/api/admin/profile').set('Authorization', admin).send(body).expect(200);
    }
  });

  it.each([
    [
      'an IPv6 network',
      ['2001:db8:1:2::1', '2001:db8:1:2:ffff::2', '2001:DB8:1:2:0:0:0:3'],
      '2001:db8:1:2::4',
    ],
    ['an address in two forms', Array<string>(LIMIT).fill('192.0.2.1'), '::ffff:192.0.2.1'],
  ])('where %s is one client', async (_what, allowed, refused) => {
    for (const from of allowed) await signIn(from, account()).expect(401);
    await signIn(refused, account()).expect(429);
    await signIn('2001:db8:1:3::1', account()).expect(401);
  });

  it.each(LONG ? SEARCHED : SEARCHED.slice(0, 1))(
    'searches are limited and not cached: %s',
    async (path) => {
      const ask = (from: string, n: number) =>
        app.http.get(`/api/${path}${n}`).set('X-Forwarded-For', from);
      const from = client();
      const answers = await Promise.all(Array.from({ length: SEARCHES }, (_, n) => ask(from, n)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(answers.filter(({ headers }) => headers['cache-status'])).toEqual([]);
      await ask(from, 0).expect(429);
      await ask(client(), 0).expect(200);
      await app.http.get('/api/projects').set('X-Forwarded-For', from).expect(200);
      // Requests without X-Forwarded-For come from the shell, which serves all visitors.
      for (let n = 0; n <= SEARCHES; n++) await app.http.get(`/api/${path}`).expect(200);
    },
  );
});

describe('without a trusted proxy', () => {
  beforeAll(async () => {
    app = await TestApp.start({
      rateLimits: { login: LIMIT, forms: 100, applicationsADay: LIMIT },
    });
  });
  afterAll(() => app.stop());

  it('X-Forwarded-For does not escape the limit', async () => {
    for (let n = 0; n < LIMIT; n++) await signIn(client(), account()).expect(401);
    await signIn(client(), account()).expect(429);
  });

  it('applications are limited for a day, in a sentence of their own', async () => {
    const from = client();
    const send = () => withTexts(post('jobs', from), jobTexts()).attach('cv', pdf(), 'cv.pdf');
    for (let n = 0; n < LIMIT; n++) await send().expect(201);
    const { body, headers } = await send().set('Accept-Language', 'ar').expect(429);
    expect(body).toMatchObject({
      error: 'too_many_today',
      message: 'أرسلت هذا عدة مرات اليوم. يُرجى المحاولة غدًا.',
    });
    expect(Number(headers['retry-after'])).toBeGreaterThan(80_000);
    await post('messages', from)
      .send({ ...MESSAGE, email: account() })
      .expect(201);
  });
});
