import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request as send, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import pino from 'pino';
import { readConfig } from './config';
import { loadShellAssets } from './rendering/shell-assets';
import { createShellServer } from './shell-server';

// Many responses are whole pages.
jest.setTimeout(30_000);

const log = pino({ level: 'silent' });
const HSTS = 'max-age=31536000; includeSubDomains';
const opened: Server[] = [];
let folder: string;

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  opened.push(server);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A shell with its own build, and a releases folder with one file. */
async function startShell(environment: Record<string, string> = {}) {
  const releases = path.join(folder, 'releases');
  const build = path.join(folder, 'build');
  const files: Record<string, string> = {
    [path.join(releases, 'v1/client/a.js')]: 'a',
    [path.join(releases, 'v1/server/server.js')]: 'secret',
    [path.join(folder, 'releases-secret.txt')]: 'secret',
    [path.join(folder, 'build-secret.svg')]: 'secret',
    [path.join(build, 'asset-map.json')]: '{"chunks":{"index":{"js":[],"css":[]}},"fonts":[]}',
    [path.join(build, 'asset-map-boot.json')]: '{"chunks":{"boot":{"js":[],"css":[]}}}',
    [path.join(build, 'favicon.svg')]: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    [path.join(build, 'static/index.js')]: 'i',
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  const passed: (string | undefined)[] = [];
  const api = createServer((request, response) => {
    passed.push(request.url);
    response.setHeader('content-security-policy', 'of the API');
    response.end('{}');
  });
  const config = readConfig({
    DATA_DIR: path.join(folder, 'data'),
    API_URL: await listen(api),
    REMOTE_PUBLIC_URL: pathToFileURL(path.join(releases, 'latest.json')).href,
    REMOTE_DASHBOARD_URL: 'http://127.0.0.1:9/latest.json',
    ...environment,
  });
  const { http } = await createShellServer(config, loadShellAssets(build), log);
  return { url: await listen(http), http, passed };
}

/** Sends the target unchanged: other clients would normalize it. */
const answerTo = (url: string, target: string, method = 'GET') =>
  new Promise<{ status: number; body: string }>((resolve, reject) => {
    const { port } = new URL(url);
    send({ port, host: '127.0.0.1', path: target, method }, (answer) => {
      const status = answer.statusCode ?? 0;
      text(answer).then((body) => resolve({ status, body }), reject);
    })
      .once('error', reject)
      .end();
  });

beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'shell-'))));
afterEach(async () => {
  for (const server of opened.splice(0)) {
    server.closeAllConnections();
    if (server.listening) await new Promise((resolve) => server.close(resolve));
  }
  await rm(folder, { recursive: true, force: true });
});

/** Paths for every kind of response, with their status and method. */
const ANSWERS: [what: string, path: string, status: number, method?: string][] = [
  ['a page', '/dashboard', 200],
  ['a page that cannot be rendered', '/', 503],
  ['a page in a preview', '/?preview=1', 503],
  ['a method that no page has', '/', 405, 'POST'],
  ['the health', '/_health', 200],
  ['what crawlers may read', '/robots.txt', 200],
  ['a sitemap that cannot be had', '/sitemap.xml', 503],
  ['an icon', '/favicon.svg', 200],
  ['a script of the shell', '/_shell/static/index.js', 200],
  ['a file of a release', '/_releases/public/v1/client/a.js', 200],
  ['a release that nobody serves', '/_releases/dashboard/v1/client/a.js', 502],
  ['the API', '/api/projects', 200],
];

describe.each([
  ['in the open', {}, {}, null],
  ['behind a proxy that it trusts', { TRUST_PROXY: '1' }, { 'x-forwarded-proto': 'https' }, HSTS],
  ['behind TLS by its address', { PUBLIC_URL: 'https://manjara.example' }, {}, HSTS],
  ['told of TLS by nobody that it trusts', {}, { 'x-forwarded-proto': 'https' }, null],
] as const)('the shell %s', (_where, environment, headers, hsts) => {
  it('sends its headers with every answer', async () => {
    const { url } = await startShell(environment);
    for (const [what, target, status, method = 'GET'] of ANSWERS) {
      const answer = await fetch(url + target, { method, headers });
      const sent = (name: string) => answer.headers.get(name);
      expect({ what, status: answer.status }).toEqual({ what, status });
      expect({
        what,
        sniff: sent('x-content-type-options'),
        referrer: sent('referrer-policy'),
        hsts: sent('strict-transport-security'),
        poweredBy: sent('x-powered-by'),
      }).toEqual({
        what,
        sniff: 'nosniff',
        referrer: 'strict-origin-when-cross-origin',
        hsts,
        poweredBy: null,
      });
      expect(sent('permissions-policy')).toMatch(/camera=\(\).*geolocation=\(\).*usb=\(\)/);
      const policy = sent('content-security-policy') ?? '';
      if (what === 'the API') expect(policy).toBe('of the API');
      else {
        expect({ what, policy }).toEqual({
          what,
          policy: expect.stringMatching(/^default-src 'none'.*frame-ancestors '(none|self)'/),
        });
        const own = policy.replace(/(frame-src [^;]*)https:\/\/www\.youtube-nocookie\.com/, '$1');
        expect(own).not.toMatch(/unsafe-(inline|eval)|https?:|\*|script-src (?!'self';)/);
      }
    }
  });
});

describe('the servers of pages and releases', () => {
  it('allow a page its own code only, and no framing', async () => {
    const { url } = await startShell();
    const { headers } = await fetch(`${url}/dashboard`);
    const policy = (headers.get('content-security-policy') ?? '').split('; ').sort();
    expect(policy).toEqual([
      "base-uri 'none'",
      "connect-src 'self'",
      "default-src 'none'",
      "font-src 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "frame-src 'self' https://www.youtube-nocookie.com",
      "img-src 'self' data: blob:",
      "manifest-src 'self'",
      "object-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
    ]);
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  });

  it('serve nothing outside their folders, however the path is encoded', async () => {
    const { url } = await startShell();
    const up = ['..', '%2e%2e', '..%2f..', '..%5c..', '%252e%252e', '....//..'];
    const targets = up.flatMap((step) => [
      `/_shell/${step}/build-secret.svg`,
      `/_shell/static/${step}/${step}/build-secret.svg`,
      `/${step}/build-secret.svg`,
      `/_releases/public/v1/client/${step}/server/server.js`,
      `/_releases/public/v1/client/${step}/${step}/${step}/releases-secret.txt`,
      `/_releases/public/${step}/releases-secret.txt`,
    ]);
    targets.push('/_releases/public/v1/server/server.js');
    for (const target of targets) {
      const { status, body } = await answerTo(url, target);
      expect({ target, refused: status >= 400, leak: body === 'secret' }).toEqual({
        target,
        refused: true,
        leak: false,
      });
    }
  });

  it('never redirect to another host', async () => {
    const { url } = await startShell();
    const elsewhere = [
      '//evil.example',
      '/\\evil.example',
      '/\\/evil.example',
      '//evil.example/..',
    ];
    for (const target of [...elsewhere, '/?next=//evil.example', '/dashboard/../\\evil.example']) {
      const answer = await fetch(url + target, { redirect: 'manual' });
      expect({ target, location: answer.headers.get('location') }).toEqual({
        target,
        location: null,
      });
      expect(await answer.text()).not.toMatch(/(href|src|action|content)="(https?:)?[\\/]{2}evil/);
    }
    expect((await answerTo(url, 'http://evil.example/')).status).toBe(400);
  });

  it.each([
    ['two lengths', 'Content-Length: 5\r\nContent-Length: 6\r\n'],
    ['a length and chunks', 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n'],
  ])('reject ambiguous request lengths: %s', async (_what, headers) => {
    const { url, passed } = await startShell();
    const inner = 'GET /api/smuggled HTTP/1.1\r\nHost: x\r\n\r\n';
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.write(`POST /api/outer HTTP/1.1\r\nHost: x\r\n${headers}\r\n0\r\n\r\n${inner}`);
    // The timeout ends the connection of a request that was wrongly accepted.
    socket.setTimeout(5_000, () => socket.destroy());
    const answer = await text(socket).catch(() => '');
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n[^]*\r\n\r\n$/);
    expect(passed).not.toContain('/api/smuggled');
  });

  it('close slow requests', async () => {
    const { http } = await startShell();
    expect(http.headersTimeout).toBeLessThanOrEqual(15_000);
    expect(http.requestTimeout).toBeGreaterThan(0);
    expect(http.requestTimeout).toBeLessThanOrEqual(1_800_000);
  });
});
