import type { ErrorBody } from '@manjara/contracts';
import { BESIDE_REQUESTS, logChanges, writesOf } from '../support/write-faults';
import { operationOf, OPERATIONS } from './operations';
import { Api, type Prepared } from './support/api';
import { type Operation, table } from './support/operation';
import { tried } from './support/tried';

let api: Api;
beforeAll(async () => (api = await Api.start()));
afterAll(() => api.stop());

/** Their requests are prepared for the owner's account, so an editor cannot send them. */
const OWN_ACCOUNT = /^\/admin\//;

const NOBODY = '0123456789abcdef01234567';

const withAccess = (wanted: Operation['access'], among = OPERATIONS) =>
  table(among.filter(({ access }) => access === wanted));
const signedIn = table(OPERATIONS.filter(({ access }) => access !== 'public'));
const withId = table(tried(OPERATIONS).filter(({ path }) => path.includes('{id}')));

const WRONG_IDS = [`${NOBODY}0`, '%00', '%7B%22$gt%22:%22%22%7D', '%C2%A0'];

/** Authorization headers that must be rejected. */
const forged = (admin: string): string[] => {
  const [header = '', payload = ''] = admin.slice('Bearer '.length).split('.');
  const signature = Buffer.alloc(32).toString('base64url');
  return [
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

const unauthorized = (message: string) => ({
  status: 401,
  body: { statusCode: 401, error: 'unauthorized', message },
});

// One guard protects all calls, so one call gets all forged headers.
it('no forged token opens a call', async () => {
  for (const authorization of forged(api.admin)) {
    const { status, body } = await api.app.http
      .get('/api/admin/profile')
      .set({ Authorization: authorization, 'Accept-Language': 'en' });
    expect({ authorization, status, body: body as unknown }).toEqual({
      authorization,
      ...unauthorized('Please sign in first.'),
    });
  }
});

// The guard answers before anything else is read, so these need no valid request.
it.each(signedIn)('$name is closed to whoever is not signed in', async ({ operation }) => {
  const asked = { id: NOBODY, authorization: null, language: 'ar' } as const;
  const { status, body } = await api.send(operation, asked);
  expect({ status, body: body as unknown }).toEqual(unauthorized('يُرجى تسجيل الدخول أولًا.'));
});

describe('to an editor', () => {
  let editor: string;
  beforeAll(async () => (editor = await api.app.signInEditor()));

  it.each(withAccess('owner'))('$name is closed', async ({ operation }) => {
    for (const [language, message] of [
      ['en', 'Only an owner of the site may do this.'],
      ['ar', 'هذا الإجراء متاح لمالك الموقع فقط.'],
    ] as const) {
      const asked = { id: NOBODY, authorization: editor, language };
      const { status, body } = await api.send(operation, asked);
      expect({ status, body: body as unknown }).toEqual({
        status: 403,
        body: { statusCode: 403, error: 'owner_only', message },
      });
    }
  });

  it.each(
    withAccess('bearer', tried(OPERATIONS)).filter(
      ({ operation }) => !OWN_ACCOUNT.test(operation.path),
    ),
  )('$name is open', async ({ operation }) => {
    const { status } = await api.send(operation, { id: NOBODY, authorization: editor });
    expect([401, 403]).not.toContain(status);
  });
});

describe('a call that is closed', () => {
  it.each(['POST /products', 'PUT /products/{id}', 'DELETE /products/{id}', 'POST /pictures'])(
    '%s changes nothing',
    async (name) => {
      const operation = operationOf(name);
      const { request } = await api.prepare(operation);
      const writes = await writesOf(BESIDE_REQUESTS, () =>
        api.send(operation, { ...request, authorization: null }).expect(401),
      );
      expect(writes).toEqual([]);
      await api.send(operation, request).expect(operation.status);
    },
  );
});

describe('to anybody', () => {
  it.each(withAccess('public', tried(OPERATIONS)))(
    '$name is open, whatever token comes with it',
    async ({ operation }) => {
      // Reads that return drafts to the admin reject a wrong token instead of ignoring it.
      const withWrong = operation.hasDrafts ? 401 : operation.status;
      // A form or a link may work only once.
      const isOnce = operation.method !== 'GET' || operation.queryIn !== undefined;
      let prepared: Prepared | undefined;
      for (const [tokenOf, expected] of [
        [() => 'Bearer garbage', withWrong],
        [() => api.admin, operation.status],
      ] as const) {
        if (!prepared || isOnce) prepared = await api.prepare(operation);
        const authorization = tokenOf();
        const { status } = await api.send(operation, { ...prepared.request, authorization });
        expect({ authorization, status }).toEqual({ authorization, status: expected });
      }
    },
  );
});

/** The parameters of all calls have one pipe, so one call gets all wrong ids. */
it.each(WRONG_IDS)('GET /products/{id} answers 400 to the id %s', async (id) => {
  const { status, body } = await api.send(operationOf('GET /products/{id}'), { id });
  expect({ status, error: (body as ErrorBody).error }).toEqual({
    status: 400,
    error: 'invalid_id',
  });
});

it.each(withId)(
  '$name answers 400 to what is no id and 404 to an id that nobody has',
  async ({ operation }) => {
    const { request } = await api.prepare({ ...operation, after: undefined, given: undefined });
    const before = await api.app.countStored();
    const log = logChanges(BESIDE_REQUESTS);
    try {
      const [id] = WRONG_IDS;
      const { status, body } = await api.send(operation, { ...request, id });
      expect({ status, error: (body as ErrorBody).error }).toEqual({
        status: 400,
        error: 'invalid_id',
      });
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
    } finally {
      log.stop();
    }
    // Files may be stored before the entity is looked for; they are removed again.
    expect(log.steps.filter((step) => !step.startsWith('fs.'))).toEqual([]);
    expect(await api.app.countStored()).toEqual(before);
  },
);
