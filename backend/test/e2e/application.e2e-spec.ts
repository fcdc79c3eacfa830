import { PATH_METADATA, METHOD_METADATA } from '@nestjs/common/constants';
import { RequestMethod } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, ModulesContainer, Reflector } from '@nestjs/core';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { IS_PUBLIC } from '../../src/common/http/public.decorator';
import { projectTexts, withTexts } from '../support/factories/project.factory';
import { picture } from '../support/pictures';
import { TestApp } from '../support/test-app';
import { until } from '../support/until';

/** The routes that spec §6 and §7 and design §7.8 open to anybody, and what a machine asks for. */
const OPEN_ROUTES = [
  'GET content',
  'GET content/about',
  'GET content/boxes',
  'GET content/home',
  'GET content/questions',
  'GET content/values',
  'GET files/:id',
  'GET health/live',
  'GET health/ready',
  // A tab that opens a CV sends no token; the link itself is signed.
  'GET jobs/:id/cv',
  'GET partners',
  'GET products',
  'GET products/:id',
  'GET projects',
  'GET projects/:id',
  'GET reviews',
  'GET reviews/:id',
  // The shell keeps pages as long as the content is the same.
  'GET revision',
  'POST admin/forgot-password',
  'POST admin/login',
  'POST admin/reset-password',
  // The join form.
  'POST jobs',
  'POST messages',
];

interface Route {
  name: string;
  open: boolean;
}

function routesOf(app: TestApp): Route[] {
  const reflector = app.app.get(Reflector);
  const discovery = new DiscoveryService(app.app.get(ModulesContainer));
  return discovery.getControllers().flatMap(({ instance, metatype }) => {
    const prototype = Object.getPrototypeOf(instance) as Record<string, () => unknown>;
    const base = reflector.get<string>(PATH_METADATA, metatype as () => unknown);
    return new MetadataScanner().getAllMethodNames(prototype).flatMap((method) => {
      const handler = prototype[method] as () => unknown;
      const verb = reflector.get<RequestMethod | undefined>(METHOD_METADATA, handler);
      if (verb === undefined) return [];
      const path = [base, reflector.get<string>(PATH_METADATA, handler)].join('/');
      const open = reflector.getAllAndOverride<boolean>(IS_PUBLIC, [
        handler,
        metatype as () => unknown,
      ]);
      return [{ name: `${RequestMethod[verb]} ${path.replace(/\/+$/, '')}`, open: open === true }];
    });
  });
}

describe('the application', () => {
  let app: TestApp;
  let admin: string;
  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.signIn();
  });
  afterAll(() => app.stop());

  it('opens the routes of the specification and no other', () => {
    const open = routesOf(app).filter((route) => route.open);
    expect(open.map(({ name }) => name).sort()).toEqual(OPEN_ROUTES);
  });

  it('answers 401 on every other route to whoever is not signed in', async () => {
    const closed = routesOf(app).filter((route) => !route.open);
    expect(closed.length).toBeGreaterThan(10);
    for (const { name } of closed) {
      const [verb = '', path = ''] = name.split(' ');
      const url = `/api/${path.replace(/:\w+/g, '0'.repeat(24))}`;
      const method = verb.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
      const { status, body } = await app.http[method](url);
      expect({ name, status, error: (body as { error: string }).error }).toEqual({
        name,
        status: 401,
        error: 'unauthorized',
      });
    }
  });

  it('answers an unknown address in the one error body', async () => {
    const { body } = await app.http.get('/api/nothing').expect(404);
    expect(body).toEqual({
      statusCode: 404,
      error: 'not_found',
      message: 'There is nothing at this address.',
    });
    await app.http.get('/elsewhere').expect(404).expect('Content-Type', /json/);
  });

  describe('refuses a body', () => {
    const send = (type: string, body: string | Buffer) =>
      app.http.post('/api/admin/login').set('Content-Type', type).send(body);

    it('that is broken JSON', async () => {
      const { body } = await send('application/json', '{"email":').expect(400);
      expect(body).toEqual({
        statusCode: 400,
        error: 'bad_request',
        message: 'The request could not be understood.',
      });
    });

    it('that is larger than 256 KB', async () => {
      const { body } = await send('application/json', JSON.stringify('x'.repeat(270_000)));
      expect(body).toMatchObject({ statusCode: 413, error: 'too_large' });
    });

    it.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded'])(
      'of type %s',
      async (type) => {
        const { body } = await send(type, 'email=x').expect(415);
        expect(body).toMatchObject({ statusCode: 415, error: 'unsupported_type' });
      },
    );

    it('in an encoding or charset that it does not read', async () => {
      await send('application/json', '{}').set('Content-Encoding', 'compress').expect(415);
      await send('application/json; charset=x-nonsense', '{}').expect(415);
    });

    it.each(['[]', '"text"', '7', 'null'])('that is %s', (body) =>
      send('application/json', body).expect(400),
    );

    it.each([
      ['{"a":', '}'],
      ['[', ']'],
      ['[{"a":', '}]'],
    ])('of 10,000 levels of %s%s', async (open, close) => {
      const nested = `${open.repeat(10_000)}1${close.repeat(10_000)}`;
      const { body } = await send('application/json', nested).expect(400);
      expect(body).toMatchObject({ error: 'bad_request' });
    });

    it('that is a form where none is read', async () => {
      const form = '--b\r\nContent-Disposition: form-data; name="email"\r\n\r\nx\r\n--b--\r\n';
      const { body } = await send('multipart/form-data; boundary=b', form).expect(415);
      expect(body).toMatchObject({ error: 'unsupported_type' });
    });

    it('that would change a prototype', async () => {
      await send('application/json', '{"__proto__":{"email":"x","password":"y"}}').expect(400);
      expect(({} as { email?: string }).email).toBeUndefined();
    });
  });

  it('refuses an address that cannot be decoded', () =>
    app.http.get('/api/projects/%E0%A4%A').expect(400));

  it('carries the headers of an answer that is data', async () => {
    const { headers } = await app.http.get('/api/content/home').expect(200);
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  it('grants nothing to a foreign origin', async () => {
    const asked = { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'PUT' };
    for (const answer of [
      await app.http.get('/api/content/home').set(asked),
      await app.http.options('/api/projects').set(asked),
    ]) {
      expect(Object.keys(answer.headers).filter((name) => /^access-control/.test(name))).toEqual(
        [],
      );
    }
  });

  it('takes over a sane request id and replaces any other', async () => {
    const idFor = async (id: string) =>
      (await app.http.get('/api/health/live').set('X-Request-Id', id)).headers['x-request-id'];
    expect(await idFor('trace-12345678')).toBe('trace-12345678');
    expect(await idFor('x'.repeat(200))).toMatch(/^[0-9a-f-]{36}$/);
    expect(await idFor('forged"} {"level":30')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('answers 304 to a list that has not changed', async () => {
    const { etag } = (await app.http.get('/api/content/boxes')).headers as { etag: string };
    await app.http.get('/api/content/boxes').set('If-None-Match', etag).expect(304);
  });

  describe('reading a form', () => {
    const post = () => app.http.post('/api/projects').set('Authorization', admin);
    const folders = async () =>
      (await readdir(tmpdir())).filter((name) => name.startsWith('manjara-upload-'));

    it.each([
      ['without a boundary', 'multipart/form-data', 'x', 415],
      ['that ends too soon', 'multipart/form-data; boundary=b', '--b\r\nContent-Dispo', 400],
      [
        'whose file ends too soon',
        'multipart/form-data; boundary=b',
        '--b\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\nhalf',
        400,
      ],
      [
        'with a broken part header',
        'multipart/form-data; boundary=b',
        '--b\r\nbroken\u0000header: \r\n\r\nx\r\n--b--\r\n',
        400,
      ],
      ['that is empty', 'multipart/form-data; boundary=b', '--b--\r\n', 400],
    ])('refuses one %s', async (_what, type, body, status) => {
      const answer = await post().set('Content-Type', type).send(body).expect(status);
      expect((answer.body as { statusCode: number }).statusCode).toBe(status);
    });

    it('refuses a text longer than any field, and too many fields', async () => {
      await post().field('name', 'x'.repeat(70_000)).expect(413);
      const many = post();
      for (let n = 0; n < 400; n++) void many.field(`field-${n}`, 'x');
      await many.expect(400);
    });

    it('leaves no file on the disk, whatever became of the request', async () => {
      const before = await folders();
      await withTexts(post(), projectTexts())
        .attach('image', await picture(), 'a.png')
        .expect(201);
      await post()
        .attach('image', await picture(), 'a.png')
        .expect(400);
      await post().attach('image', Buffer.from('x'), 'a.png').expect(400);
      // The folder is removed beside the answer, not before it.
      await until(async () => (await folders()).every((name) => before.includes(name)));
    });
  });
});

describe('the limit of uploads', () => {
  it('answers 413 for a file over it, takes one that reaches it, and stores neither', async () => {
    const app = await TestApp.start({ uploadMaxMb: { image: 0.001, cv: 1 } });
    try {
      const admin = await app.signIn();
      const upload = (bytes: number) =>
        app.http
          .post('/api/projects')
          .set('Authorization', admin)
          .attach('image', Buffer.alloc(bytes), 'large.png');
      const { body } = await upload(1_001).expect(413);
      const message = 'The file is too large: at most 0.001 MB are accepted.';
      expect(body).toEqual({
        statusCode: 413,
        error: 'file_too_large',
        message,
        details: [{ field: 'image', message }],
      });
      await upload(1_000).expect(400);
      expect(await app.countStored()).toEqual({ files: 0, chunks: 0 });
    } finally {
      await app.stop();
    }
  });
});

describe('health', () => {
  it('says that the process lives and that the database answers', async () => {
    const app = await TestApp.start();
    try {
      await app.http.get('/api/health/live').expect(200, { status: 'ok' });
      const ready = await app.http.get('/api/health/ready').expect(200, { status: 'ok' });
      expect(ready.headers['cache-control']).toContain('no-store');
    } finally {
      await app.stop();
    }
  });

  it('answers 503 without the database, and so does whatever needs it', async () => {
    const app = await TestApp.start();
    await app.connection.close();
    try {
      await app.http.get('/api/health/live').expect(200);
      const { body } = await app.http.get('/api/health/ready').expect(503);
      expect(body).toMatchObject({ statusCode: 503, error: 'unavailable' });
      const list = await app.http.get('/api/content/boxes').expect(503);
      expect(list.headers['retry-after']).toBe('5');
    } finally {
      await app.app.close();
    }
  });
});
