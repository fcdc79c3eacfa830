import type { ErrorBody } from '@manjara/contracts';
import { OPERATIONS } from './operations';
import { Api } from './support/api';
import { type Operation, table } from './support/operation';
import { stored } from './support/stored';

let api: Api;
beforeAll(async () => (api = await Api.start()));
afterAll(() => api.stop());

const NOBODY = '0123456789abcdef01234567';

const withAccess = (wanted: Operation['access']) =>
  table(OPERATIONS.filter(({ access }) => access === wanted));
const withId = table(OPERATIONS.filter(({ path }) => path.includes('{id}')));

/** Authorization headers that must be rejected; null is no header. */
const forged = (admin: string): (string | null)[] => {
  const [header = '', payload = ''] = admin.slice('Bearer '.length).split('.');
  const signature = Buffer.alloc(32).toString('base64url');
  return [
    null,
    'Bearer',
    'Bearer garbage',
    'Bearer null',
    `Basic ${Buffer.from('admin:admin').toString('base64')}`,
    admin.slice('Bearer '.length),
    `Bearer ${header}.${payload}.${signature}`,
    `Bearer ${header}.${payload}.`,
    `${admin}x`,
    `Bearer ${'x'.repeat(8_000)}`,
  ];
};

describe.each(withAccess('bearer'))('$name', ({ operation }) => {
  it('is closed to whoever is not signed in, and changes nothing', async () => {
    const { request } = await api.prepare(operation);
    const before = await stored(api.app);
    for (const authorization of forged(api.admin)) {
      const answer = await api.send(operation, { ...request, authorization });
      expect({ authorization, status: answer.status, body: answer.body as unknown }).toEqual({
        authorization,
        status: 401,
        body: { statusCode: 401, error: 'unauthorized', message: 'Please sign in first.' },
      });
    }
    const asked = { ...request, authorization: null, language: 'ar' } as const;
    const arabic = await api.send(operation, asked);
    expect((arabic.body as ErrorBody).message).toBe('يُرجى تسجيل الدخول أولًا.');
    expect(await stored(api.app)).toEqual(before);
  });
});

describe.each(withAccess('public'))('$name', ({ operation }) => {
  it('is open to anybody, whatever token comes with it', async () => {
    // Reads that return drafts to the admin reject a wrong token instead of ignoring it.
    const withWrong = operation.hasDrafts ? 401 : operation.status;
    for (const [tokenOf, expected] of [
      [() => null, operation.status],
      [() => 'Bearer garbage', withWrong],
      [() => api.admin, operation.status],
    ] as const) {
      const { request } = await api.prepare(operation);
      const authorization = tokenOf();
      const { status } = await api.send(operation, { ...request, authorization });
      expect({ authorization, status }).toEqual({ authorization, status: expected });
    }
  });
});

describe.each(withId)('$name', ({ operation }) => {
  it('answers 400 to what is no id and 404 to an id that nobody has', async () => {
    const { request } = await api.prepare(operation);
    const before = await stored(api.app);
    const noIds = ['1', 'x'.repeat(24), `${NOBODY}0`, NOBODY.slice(1), '%00', '..%2F..%2Fetc'];
    for (const id of [...noIds, '%7B%22$gt%22:%22%22%7D', encodeURIComponent('باب'), '%C2%A0']) {
      const { status, body } = await api.send(operation, { ...request, id });
      const { error } = body as ErrorBody;
      expect({ id, status, error }).toEqual({ id, status: 400, error: 'invalid_id' });
    }
    const sentences = new Set<string>();
    for (const language of ['en', 'ar'] as const) {
      const { status, body } = await api.send(operation, { ...request, id: NOBODY, language });
      const { error, message } = body as ErrorBody;
      expect({ status, error }).toEqual({
        status: 404,
        error: expect.stringMatching(/^(\w+_)?not_found$/) as unknown,
        ...operation.unknownId,
      });
      sentences.add(message);
    }
    expect(sentences.size).toBe(2);
    expect(await stored(api.app)).toEqual(before);
  });
});
