import { gunzipSync } from 'node:zlib';
import { findCaddy } from '../../machine/caddy.mjs';
import { adminApi, signInByApi, signInPage } from '../../support/admin';
import { expectDrawn } from '../../support/files';
import { startParts } from '../../support/parts';
import { Product } from '../../support/product';
import {
  answerOf,
  ask,
  begin,
  comparable,
  proxyUrl,
  startFileServers,
  startProxy,
} from '../../support/proxy';
import { serveBuild } from '../../support/release';
import { addProject } from '../../support/site-content';
import { test as base } from '../../support/system';
import { expect } from '../../support/test';

type Site = Awaited<ReturnType<typeof startProxy>> & { product: Product };

/** The product behind the containers' proxy and file servers, shared by a worker's tests. */
const test = base.extend<object, { site: Site }>({
  site: [
    // Playwright reads the fixtures that are asked for from this pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const tasks: (() => Promise<unknown>)[] = [];
      const cleanUp = (work: () => Promise<unknown>) => void tasks.unshift(work);
      const url = await proxyUrl();
      const { env, pointers } = await startFileServers(cleanUp);
      const product = await Product.start({
        env: {
          ...env,
          DEMO_CONTENT: '0',
          PUBLIC_URL: url,
          TRUST_PROXY: 'loopback',
          RATE_LIMIT_FORMS: '3',
          LOG_LEVEL: 'info',
        },
      });
      cleanUp(() => product.remove());
      const { apiUrl: api } = product.run;
      const proxy = await startProxy(cleanUp, url, { shell: product.url, api, ...pointers });
      await use({ ...proxy, product });
      for (const task of tasks) await task();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test.use({ ignoreHTTPSErrors: true });
test.skip(!findCaddy(), 'The proxy is not on this machine: apt-get install caddy');

/** The same request sent directly to the shell, with the proxy's headers. */
const askShell = ({ url }: Product, path: string, headers: Record<string, string>) =>
  ask(`http://127.0.0.1:${new URL(url).port}${path}`, {
    headers: { ...headers, 'x-forwarded-proto': 'https' },
  });

/** Requests with and without compression, and for a range. */
const ASKED: Record<string, string>[] = [
  {},
  { 'accept-encoding': 'gzip, br' },
  { range: 'bytes=10-19' },
];

test.describe('behind the proxy', { tag: '@long' }, () => {
  test('pages are read, the admin signs in and writes, all of it through the proxy', async ({
    site,
    page,
    playwright,
  }) => {
    await page.goto(`${site.url}/?lang=en`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => isSecureContext && location.protocol)).toBe('https:');

    await signInPage(page, site.url);
    const admin = await adminApi(playwright.request, site.url);
    await addProject(admin, 'Sent through the proxy');
    await page.goto(`${site.url}/dashboard/projects`);
    await expect(page.getByRole('row').filter({ hasText: 'Sent through the proxy' })).toBeVisible();
    await page.goto(`${site.url}/projects?lang=en`);
    await expectDrawn(page.getByRole('img', { name: 'A room' }).first());
  });

  test('responses are the same as through the shell', async ({ site, playwright }) => {
    const admin = await adminApi(playwright.request, site.url);
    const project = await addProject(admin, 'With a picture');
    const { version } = (await (await fetch(site.product.run.pointers.public)).json()) as {
      version: string;
    };
    const { body } = await ask(`${site.url}/`);
    const [script = ''] = /\/_releases\/public\/[^"]+\.js/.exec(body.toString()) ?? [];
    const [style = ''] = /\/_releases\/public\/[^"]+\.css/.exec(body.toString()) ?? [];
    expect(script && style).toBeTruthy();
    const paths = [
      ...['/', '/?lang=en', '/projects', '/no-such-page', '/dashboard', '/robots.txt', '/_health'],
      ...['/api/projects', '/api/health/ready', '/api/messages', '/api/no-such-call', '/api'],
      ...[script, style, `${script}?x=1`, `${script}.br`, project.image.url],
      ...[`/_releases/public/${version}/client/no-such-file.js`, '/_releases/public/latest.json'],
      // Server files of a release are not public, whatever the path's form.
      `/_releases/public/${version}/server/server.js`,
      `/_releases/public/${version}/client/../server/server.js`,
      `/_releases/public/${version}/client/%2e%2e/server/server.js`,
      `/_releases/public/${version}/client/..%2fserver/server.js`,
      `/_releases/nobody/${version}/client/x.js`,
    ];
    for (const path of paths) {
      for (const headers of ASKED) {
        // The API's cache compresses an answer after its first use.
        await expect(async () => {
          const through = comparable(await ask(site.url + path, { headers }));
          const direct = comparable(await askShell(site.product, path, headers));
          expect({ path, ...through }).toEqual({ path, ...direct });
        }).toPass({ timeout: 5_000 });
      }
    }
    for (const path of ['/', '/api/projects', project.image.url]) {
      const { headers } = await ask(site.url + path);
      const known = await ask(site.url + path, { headers: { 'if-none-match': headers.etag! } });
      expect([path, known.status]).toEqual([path, 304]);
    }
    // The proxy compresses for clients that accept only gzip.
    const { headers, body: gzip } = await ask(`${site.url}/api/projects`, {
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip).toString()).toContain('With a picture');
  });

  test('an upload is streamed, and validated by the API alone', async ({ site, playwright }) => {
    // The API rejects it before reading the body; a proxy that buffered the body could not answer
    // yet.
    const refused = begin(`${site.url}/api/projects`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=b', 'content-length': 400e6 },
    });
    refused.on('error', () => {});
    refused.write(Buffer.alloc(100_000));
    expect((await answerOf(refused)).status).toBe(401);
    refused.destroy();

    const api = await adminApi(playwright.request, site.url);
    const picture = (megabytes: number) => ({
      name: 'large.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.alloc(megabytes * 1e6),
    });
    const answer = await api.post('/api/pictures', { multipart: { image: picture(42) } });
    expect(answer.status()).toBe(413);
    expect(await answer.json()).toMatchObject({ statusCode: 413 });
    // Sixty megabytes in one form with no part too large: the proxy adds no limit.
    const form = new FormData();
    for (let i = 0; i < 5; i++) {
      form.append(
        'secondaryImages',
        new File([picture(12).buffer], `${i}.jpg`, { type: 'image/jpeg' }),
      );
    }
    const response = await api.post('/api/projects', { multipart: form });
    expect(response.status()).toBeGreaterThanOrEqual(400);
    expect(response.status()).toBeLessThan(500);
    expect(response.status()).not.toBe(413);
  });

  test('aborted uploads do not block others', async ({ site, request }) => {
    const token = await signInByApi(request, site.url);
    // As when a browser's tab is closed during an upload.
    const uploads = Array.from({ length: 24 }, () => {
      const upload = begin(`${site.url}/api/projects`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'multipart/form-data; boundary=b',
          'content-length': 1_000_000,
        },
      });
      upload.on('error', () => {});
      upload.write('--b\r\nContent-Disposition: form-data; name="title"\r\n\r\nA');
      return upload;
    });
    const breaking = setInterval(() => uploads.pop()?.destroy(), 250);
    try {
      await expect.poll(() => uploads.length).toBeLessThan(22);
      // Longer than the proxy would keep an upstream marked as down.
      expect((await ask(`${site.url}/api/projects?limit=1`)).status).toBe(200);
      expect(uploads.length).toBeGreaterThan(0);
    } finally {
      clearInterval(breaking);
      for (const upload of uploads) upload.destroy();
    }
  });

  test("a visitor's address is the one that the proxy sees", async ({ site }) => {
    const data = JSON.stringify({ name: 'x' });
    const statuses: number[] = [];
    for (let i = 0; i < 5; i++) {
      const sent = begin(`${site.url}/api/messages`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `203.0.113.${i}`,
          forwarded: `for=203.0.113.${i}`,
        },
      });
      sent.end(data);
      statuses.push((await answerOf(sent)).status);
    }
    expect(statuses).toEqual([400, 400, 400, 429, 429]);
  });

  test('without TLS a visitor is led to the same page with it', async ({ site }) => {
    const answer = await fetch(`${site.plainUrl}/projects?lang=en`, { redirect: 'manual' });
    expect(answer.status).toBe(308);
    expect(answer.headers.get('location')).toBe(`${site.url}/projects?lang=en`);
  });

  test('the log has no queries, headers or full addresses', async ({ site }) => {
    await ask(`${site.url}/contact?from=somebody@example.com`, {
      headers: { cookie: 'a=cookie' },
    });
    const line = () =>
      site.log().find(({ request }) => JSON.stringify(request)?.includes('/contact?'));
    await expect.poll(line).toBeTruthy();
    expect(line()).toMatchObject({
      status: 200,
      request: { uri: '/contact?', remote_ip: '127.0.0.0' },
    });
    expect(JSON.stringify(site.log())).not.toMatch(/somebody|cookie/);
  });

  test('when a service is down, visitors get an error page in their language', async ({
    cleanUp,
  }) => {
    const url = await proxyUrl();
    const parts = await startParts(cleanUp, { PUBLIC_URL: url, TRUST_PROXY: 'loopback' });
    const releases = await serveBuild(cleanUp);
    await startProxy(cleanUp, url, {
      shell: parts.url,
      api: parts.apiUrl,
      public: releases.pointerUrl,
      dashboard: releases.pointerUrl,
    });
    const release = `${url}/_releases/public/9.0.0-0123456789/client/x.js`;
    expect((await ask(release)).status).toBe(404);
    await releases.end();
    const [asked] = await Promise.all([ask(release), parts.api.kill()]);
    expect([asked.status, asked.body.toString()]).toEqual([
      502,
      'The server of this release does not answer.',
    ]);
    expect(asked.headers['cache-control']).toBe('no-store');

    for (const [language, sentence] of [
      ['ar-SA', 'الخدمة غير متاحة'],
      ['en', 'The service is not'],
    ] as const) {
      const headers = { 'accept-language': language };
      const answer = await ask(`${url}/api/projects`, { headers });
      expect(answer.status).toBe(503);
      expect(answer.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
      expect(JSON.parse(answer.body.toString())).toMatchObject({
        statusCode: 503,
        error: 'service_unavailable',
        message: expect.stringContaining(sentence) as unknown as string,
        requestId: answer.headers['x-request-id'],
      });
      expect(answer.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    }
    await parts.api.start();
    expect((await ask(`${url}/api/projects`)).status).toBe(200);

    await parts.shell.kill();
    const page = await ask(`${url}/`);
    expect(page.status).toBeGreaterThanOrEqual(502);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body.toString()).toContain('الموقع غير متاح الآن');
    await parts.shell.start();
    expect((await ask(`${url}/`)).status).toBe(200);
  });
});
