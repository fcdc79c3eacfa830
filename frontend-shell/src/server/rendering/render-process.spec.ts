import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PLATFORM_VERSION } from '@manjara/platform';
import pino from 'pino';
import { buildWorker } from '../testing/build-worker';
import { assets } from '../testing/site';
import { type ProcessLimits, RenderProcess } from './render-process';
import { type PageRequest, type Renderer, RendererEnded } from './renderer';

let folder: string;
let worker: string;
let api: Server;
let apiBase: string;
let calls: IncomingMessage[];
let started: Renderer | undefined;
let lines: { msg: string }[];

jest.setTimeout(30_000);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'render-process-'));
  worker = await buildWorker(folder);
  api = createServer((request, response) => {
    calls.push(request);
    if (request.url === '/api/hangs') return;
    response.setHeader('content-type', 'application/json');
    response.setHeader('cache-status', 'manjara-api; hit; ttl=-9');
    response.setHeader('age', '9');
    response.end('{"text":"from the API"}');
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  apiBase = `http://127.0.0.1:${(api.address() as AddressInfo).port}/api`;
}, 60_000);
beforeEach(() => {
  calls = [];
  lines = [];
  started = undefined;
});
afterEach(() => started?.close());
afterAll(async () => {
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
  await rm(folder, { recursive: true, force: true });
});

/** A release with a working front page; `atStart` runs at its start, other pages are harmful. */
const bundle = (atStart = '') => `
const { createElement: h } = require('react');
const { callApi, useLoaderData } = require('@manjara/platform');
const never = () => { for (;;); };
const swell = () => { const all = []; for (;;) all.push(new Array(1e5).fill({})); };
const leak = () => { const all = []; setInterval(() => all.push(new Uint8Array(2e7).fill(1)), 20); };
const after = (work) => () => (setTimeout(work), null);
const Later = () => h('h1', null, 'later');
${atStart}
exports.platform = '${PLATFORM_VERSION}';
exports.version = '1.0.0';
exports.texts = async () => ({});
exports.navigation = async () => [{ path: '/about', label: { ar: 'عنا', en: 'About' } }];
exports.sitemap = async () => [{ path: '/about' }];
exports.routes = [
  { path: '/', Component: () => h('h1', null, 'front'), handle: { query: ['page'] } },
  {
    path: '/data',
    loader: async () => (await callApi('/text')).data,
    Component: () => h('h1', null, useLoaderData().text),
  },
  { path: '/old', loader: () => { throw new Response(null, { status: 302, headers: { location: '/' } }); }, Component: () => null },
  { path: '/loops', Component: never },
  { path: '/swells', Component: swell },
  { path: '/exits', Component: () => process.exit(3) },
  { path: '/kills', Component: () => process.kill(process.pid, 'SIGKILL') },
  { path: '/throws-later', loader: after(() => { throw new Error('thrown later'); }), Component: Later },
  { path: '/rejects-later', loader: after(() => Promise.reject(new Error('rejected later'))), Component: Later },
  { path: '/loops-later', loader: after(never), Component: Later },
  { path: '/disconnects-later', loader: after(() => process.disconnect()), Component: Later },
  { path: '/leaks', loader: () => (leak(), null), Component: Later },
  { path: '/sends', loader: () => (process.send(null), process.send('x'), process.send({ t: 'q', m: 'x' }), null), Component: Later },
  { path: '/environment', loader: () => JSON.stringify(process.env), Component: () => h('h1', null, useLoaderData()) },
  { path: '/writes', loader: () => (console.log('written by the release'), null), Component: Later },
  { path: '/waits', loader: () => new Promise((resolve) => setTimeout(resolve, 300, null)), Component: () => h('h1', null, 'waited') },
  { path: '/hangs', loader: () => new Promise(() => {}), Component: Later },
  { path: '/hangs-in-api', loader: () => callApi('/hangs'), Component: Later },
];`;

/** Shorter than in production, so that tests detect blocking and hanging sooner. */
const SHORT = { pingMs: 300, maxMissedAtStart: 100, pageTimeoutMs: 300, memoryBytes: 250e6 };

/** Starts a release; returns it and a promise of its failure's reason. */
async function start(code = bundle(), limits: Partial<ProcessLimits> = {}, signal?: AbortSignal) {
  const log = pino({}, { write: (line) => void lines.push(JSON.parse(line) as { msg: string }) });
  const failures: string[] = [];
  let resolve!: (reason: string) => void;
  const failure = new Promise<string>((settle) => (resolve = settle));
  const files = {
    remote: 'public' as const,
    publicPath: '/_releases/public/1/client/',
    assets: { chunks: {}, fonts: [], integrity: {} },
    inline: new Map(),
  };
  const setup = { code, filename: 'release.js', apiBase, files, shell: assets.files };
  const renderer = await RenderProcess.starter(worker, log, limits)(
    setup,
    (reason) => {
      failures.push(reason);
      resolve(reason);
    },
    signal,
  );
  started = renderer;
  return { renderer, failure, failures };
}

const request = (pathname: string): PageRequest => ({
  url: `http://site${pathname}`,
  requestId: 'request-1',
  origin: 'http://site',
  language: 'en',
  remotes: {},
  navigation: [],
  delayScripts: true,
});

async function textOf(renderer: Renderer, pathname: string): Promise<string> {
  const { page } = await renderer.render(request(pathname));
  return 'html' in page ? page.html.toString() : page.redirect;
}

describe('a release in a process of its own', () => {
  it('renders pages with the API’s data, under the id of the request', async () => {
    const { renderer } = await start();
    const { page, apiHealth, errors } = await renderer.render(request('/data'));
    expect(page).toMatchObject({ status: 200, styles: [expect.stringMatching(/^'sha256-/)] });
    expect('html' in page && page.html.toString()).toContain('<h1>from the API</h1>');
    expect(errors).toEqual([]);
    expect(apiHealth).toEqual({
      failed: false,
      stale: { cacheStatus: 'manjara-api; hit; ttl=-9', age: 9 },
    });
    expect(new Set(calls.map(({ headers }) => headers['x-request-id']))).toEqual(
      new Set(['request-1']),
    );
    expect(await textOf(renderer, '/old')).toBe('/');
  });

  it('that cannot render the front page is refused with its reason', async () => {
    await expect(start(bundle('throw new Error("broken");'))).rejects.toThrow('broken');
  });

  it.each([
    ['throws', '/throws-later', /thrown later/],
    ['rejects', '/rejects-later', /rejected later/],
    ['loops for ever', '/loops-later', /it blocked its event loop/],
    ['closes its channel', '/disconnects-later', /exited|SIGKILL/],
    ['fills the memory outside of its heap', '/leaks', /it took more than 250 MB of memory/],
  ])('that %s while nothing is rendered is noticed', async (_, pathname, reason) => {
    const { renderer, failure } = await start(undefined, SHORT);
    await renderer.render(request(pathname)).catch(() => {});
    expect(await failure).toMatch(reason);
    await expect(textOf(renderer, '/')).rejects.toThrow(RendererEnded);
  });

  it.each([
    ['loops for ever', '/loops', /blocked its event loop/],
    // Whichever limit is reached first: heap, memory or time.
    ['allocates without end', '/swells', /SIGABRT|of memory|blocked its event loop/],
    ['exits', '/exits', /it exited with code 3/],
    ['kills itself', '/kills', /it was ended by SIGKILL/],
  ])('that %s ends its renderings, and nothing else', async (_, pathname, reason) => {
    const { renderer, failure } = await start(undefined, { ...SHORT, pageTimeoutMs: undefined });
    const others = textOf(renderer, '/waits');
    await expect(textOf(renderer, pathname)).rejects.toThrow(RendererEnded);
    expect(await failure).toMatch(reason);
    await others.catch((error: unknown) => expect(error).toBeInstanceOf(RendererEnded));
  });

  it('gives up the page alone whose loader never answers', async () => {
    const { renderer, failures } = await start(undefined, SHORT);
    const { page, apiHealth, errors } = await renderer.render(request('/hangs'));
    expect(page).toMatchObject({ status: 504 });
    expect(apiHealth.failed).toBe(false);
    expect(errors).toMatchObject([{ error: { name: 'TimeoutError' } }]);
    expect(await textOf(renderer, '/')).toContain('<h1>front</h1>');
    expect(failures).toEqual([]);
  });

  it('attributes a timed-out page to an API that did not answer', async () => {
    const { renderer } = await start(undefined, SHORT);
    const { page, apiHealth } = await renderer.render(request('/hangs-in-api'));
    expect(page).toMatchObject({ status: 504 });
    expect(apiHealth.failed).toBe(true);
  });

  it('gets no secrets, and may print anything', async () => {
    const env = { ...process.env, SMTP_URL: 'secret' };
    const replaced = jest.replaceProperty(process, 'env', env);
    const { renderer } = await start();
    replaced.restore();
    expect(await textOf(renderer, '/environment')).not.toContain('secret');
    expect(await textOf(renderer, '/sends')).toContain('later');
    await textOf(renderer, '/writes');
    await renderer.close();
    expect(lines).toContainEqual(
      expect.objectContaining({ release: 'release.js', msg: 'written by the release' }),
    );
  });

  it('is ended at once when its start is cancelled, even if it blocks', async () => {
    const starting = start(
      bundle('console.log("started"); never();'),
      {},
      AbortSignal.timeout(1_000),
    );
    await expect(starting).rejects.toThrow('its start was cancelled');
  });

  it('leaves no process behind when the shell is killed', async () => {
    const script = `require('node:child_process').fork(${JSON.stringify(worker)}).send({}, () => console.log('started'))`;
    const shell = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'ignore'] });
    await once(shell.stdout, 'data');
    shell.kill('SIGKILL');
    // Its output stays open while a child process holds it.
    await once(shell, 'close');
  });

  it('finishes open renders when it is closed, and accepts no new ones', async () => {
    const { renderer, failures } = await start();
    const asked = textOf(renderer, '/waits');
    const closed = renderer.close();
    await expect(textOf(renderer, '/')).rejects.toThrow(RendererEnded);
    expect(await asked).toContain('<h1>waited</h1>');
    await closed;
    expect(failures).toEqual([]);
  });
});
