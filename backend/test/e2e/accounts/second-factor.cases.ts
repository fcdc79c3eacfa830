import { generateSync } from 'otplib';
import { ADMIN } from '../../support/test-app';
import { app } from '../shared-site';

const CURRENT = { currentPassword: ADMIN.password };
/** Seconds of a code. */
const STEP = 30;

const factor = (path: string, body: object) =>
  app.asAdmin.post(`/api/admin/second-factor${path}`).send(body);
const login = (code?: string) => app.http.post('/api/admin/login').send({ ...ADMIN, code });
const admins = () => app.connection.collection('admins');
const statusOf = async () =>
  ((await app.asAdmin.get('/api/admin/profile').expect(200)).body as { secondFactor: unknown })
    .secondFactor;

/** A code of the app: of now, or so many codes later or before. */
const codeOf = (secret: string, steps = 0) =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1_000) + steps * STEP });

/** A code that is certainly none of those that count now. */
const wrongCode = (secret: string) => {
  const right = [-1, 0, 1, 2].map((steps) => codeOf(secret, steps));
  return ['000000', '111111', '222222', '333333', '444444'].find((each) => !right.includes(each))!;
};

/** Turns it on with the code before the present one, so that the present one counts. */
async function turnOn(): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = (await factor('', CURRENT).expect(200)).body as { secret: string };
  const proof = { code: codeOf(secret, -1) };
  const { body } = await app.asAdmin.put('/api/admin/second-factor').send(proof).expect(200);
  return { secret, ...(body as { recoveryCodes: string[] }) };
}

afterEach(() => jest.restoreAllMocks());
beforeEach(async () => {
  // In the middle of a code's time: no code changes between two requests.
  const middle = (Math.floor(Date.now() / 1_000 / STEP) + 0.5) * STEP * 1_000;
  jest.spyOn(Date, 'now').mockReturnValue(middle);
  await admins().updateMany({}, { $unset: { secondFactor: 1, newSecret: 1 } });
});

it('is offered and not required: the password alone signs in until it is turned on', async () => {
  expect(await statusOf()).toBeNull();
  const { body } = await factor('', CURRENT).expect(200);
  const { secret, uri } = body as { secret: string; uri: string };
  expect(uri).toBe(
    `otpauth://totp/Manjara:${encodeURIComponent(ADMIN.email)}?secret=${secret}&issuer=Manjara`,
  );
  await login().expect(200);
  await login('000000').expect(200);
  await app.asAdmin
    .put('/api/admin/second-factor')
    .send({ code: wrongCode(secret) })
    .expect(400);
  expect(await statusOf()).toBeNull();
});

it('then asks for a code after the password, and tells nothing without the password', async () => {
  const { secret } = await turnOn();
  expect(await statusOf()).toEqual({ recoveryCodesLeft: 10 });
  const { body } = await login().expect(401);
  expect(body).toEqual({
    statusCode: 401,
    error: 'second_factor_required',
    message: 'Please enter the code from your authenticator app, too.',
  });
  const guess = { email: ADMIN.email, password: 'wrong', code: codeOf(secret) };
  const refused = await app.http.post('/api/admin/login').send(guess).expect(401);
  expect(refused.body).toMatchObject({ error: 'wrong_credentials' });
  // As phones and people write it.
  const arabic = codeOf(secret).replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]!);
  await login(` ${arabic.slice(0, 3)} ${arabic.slice(3)}`).expect(200);
});

it('accepts a code of the app once, and none before it', async () => {
  const { secret } = await turnOn();
  const answers = await Promise.all([1, 2, 3].map(() => login(codeOf(secret, 1))));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  for (const steps of [1, 0, -1]) {
    const { body } = await login(codeOf(secret, steps)).expect(401);
    expect(body).toMatchObject({ error: 'wrong_second_factor' });
  }
});

it('accepts neither a wrong code nor one that is minutes old or early', async () => {
  const { secret } = await turnOn();
  for (const code of [
    wrongCode(secret),
    codeOf(secret, -3),
    codeOf(secret, 3),
    '12',
    'x'.repeat(16),
  ])
    await login(code).expect(401);
  await login(codeOf(secret)).expect(200);
});

it('takes ten codes of the app in an hour, also from many clients; a recovery code goes on', async () => {
  const { secret, recoveryCodes } = await turnOn();
  const wrong = wrongCode(secret);
  const answers = await Promise.all(Array.from({ length: 12 }, () => login(wrong)));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  const { body, headers } = await login(codeOf(secret)).expect(429);
  expect(body).toMatchObject({ error: 'too_many_codes' });
  expect(headers['retry-after']).toBe('3600');
  await login(recoveryCodes[0]).expect(200);
  const anHourAgo = new Date(new Date().getTime() - 3_600_000);
  await admins().updateMany({}, { $set: { 'secondFactor.attemptsSince': anHourAgo } });
  await login(codeOf(secret)).expect(200);
});

it('has ten recovery codes, of which each signs in once, also typed otherwise', async () => {
  const { recoveryCodes } = await turnOn();
  expect(new Set(recoveryCodes).size).toBe(10);
  const [first = '', second = '', third = ''] = recoveryCodes;
  const answers = await Promise.all([1, 2, 3].map(() => login(first)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  await login(second.toUpperCase().replaceAll('-', ' ')).expect(200);
  expect(await statusOf()).toEqual({ recoveryCodesLeft: 8 });

  const { body } = await factor('/recovery-codes', CURRENT).expect(200);
  await login(third).expect(401);
  await login((body as { recoveryCodes: string[] }).recoveryCodes[9]).expect(200);
});

it('asks for the password before each change', async () => {
  await turnOn();
  for (const path of ['', '/recovery-codes', '/off']) {
    const { body } = await factor(path, { currentPassword: 'wrong' }).expect(400);
    expect(body).toMatchObject({ error: 'wrong_current_password' });
  }
  await login().expect(401);
  await factor('/off', CURRENT).expect(204);
  await login().expect(200);
  await factor('/recovery-codes', CURRENT).expect(409);
});

it('is stored so that nobody can make codes of it', async () => {
  const { secret, recoveryCodes } = await turnOn();
  const stored = JSON.stringify(await admins().findOne());
  for (const text of [secret, ...recoveryCodes, recoveryCodes[0]!.replaceAll('-', '')]) {
    expect(stored).not.toContain(text);
  }
});

it('of a site that has got another secret is opened by a recovery code', async () => {
  const { secret, recoveryCodes } = await turnOn();
  await admins().updateMany({}, { $set: { 'secondFactor.secret': 'of another secret' } });
  const { body } = await login(codeOf(secret)).expect(401);
  expect(body).toMatchObject({ error: 'second_factor_unreadable' });
  await login(recoveryCodes[0]).expect(200);
});
