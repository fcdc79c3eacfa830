import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { PLATFORM_VERSION } from '@manjara/platform';
import { assets } from '../testing/site';
import { RenderPool } from './render-pool';
import { type PageRequest, type Renderer, RendererGone } from './renderer';

let folder: string;
let worker: string;
let api: Server;
let apiBase: string;
let calls: IncomingMessage[];
let started: Renderer | undefined;

jest.setTimeout(30_000);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'render-pool-'));
  const build = path.resolve(__dirname, '../../../test/build-worker.mjs');
  await promisify(execFile)(process.execPath, [build, folder]);
  worker = path.join(folder, 'worker.js');
  api = createServer((request, response) => {
    calls.push(request);
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
  started = undefined;
});
afterEach(() => started?.close());
afterAll(async () => {
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
  await rm(folder, { recursive: true, force: true });
});

/** A release whose front page is good, and which does something at its start or on other pages. */
const bundle = (atStart = '') => `
const { createElement: h } = require('react');
const { callApi, useLoaderData } = require('@manjara/platform');
const never = () => { for (;;); };
const swell = () => { const all = []; for (;;) all.push(new Array(1e5).fill({})); };
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
  { path: '/later', loader: () => (setTimeout(() => { throw new Error('thrown later'); }), null), Component: () => h('h1', null, 'later') },
  { path: '/rejects', loader: () => (setTimeout(() => Promise.reject(new Error('rejected later'))), null), Component: () => h('h1', null, 'later') },
  { path: '/loops-later', loader: () => (setTimeout(never), null), Component: () => h('h1', null, 'later') },
  { path: '/waits', loader: () => new Promise((resolve) => setTimeout(resolve, 300, null)), Component: () => h('h1', null, 'waited') },
];`;

/** Heartbeats come more often than in a site, so that a thread that blocks is noticed sooner. */
const HEARTBEAT_MS = 200;

/** Starts a release; answers it, and a promise of the reason that it fails for. */
async function start(code = bundle(), heartbeatMs?: number) {
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
  const renderer = await RenderPool.starter(worker, heartbeatMs)(setup, (reason) => {
    failures.push(reason);
    resolve(reason);
  });
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
  waits: true,
});

async function textOf(renderer: Renderer, pathname: string): Promise<string> {
  const { page } = await renderer.render(request(pathname));
  return 'html' in page ? page.html.toString() : page.redirect;
}

describe('a release in a thread of its own', () => {
  it('renders pages with the API’s data, under the id of the request', async () => {
    const { renderer } = await start();
    const { page, heard, errors } = await renderer.render(request('/data'));
    expect(page).toMatchObject({ status: 200, styles: [expect.stringMatching(/^'sha256-/)] });
    expect('html' in page && page.html.toString()).toContain('<h1>from the API</h1>');
    expect(errors).toEqual([]);
    expect(heard).toEqual({
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
    ['throws', '/later', 'thrown later'],
    ['rejects', '/rejects', 'rejected later'],
    ['loops for ever', '/loops-later', 'it blocked its thread'],
  ])('that %s while nothing is rendered is noticed', async (_, pathname, reason) => {
    const { renderer, failure } = await start(undefined, HEARTBEAT_MS);
    await renderer.render(request(pathname)).catch(() => {});
    expect(await failure).toContain(reason);
    await expect(textOf(renderer, '/')).rejects.toThrow(RendererGone);
  });

  it.each([
    ['loops for ever', '/loops', /blocked its thread/],
    // On a busy machine its thread is blocked for long before the memory is used up.
    ['allocates without end', '/swells', /memory limit|blocked its thread/],
    ['ends its thread', '/exits', /code/],
  ])('that %s ends its renderings, and nothing else', async (_, pathname, reason) => {
    const { renderer, failure } = await start(undefined, HEARTBEAT_MS);
    const others = textOf(renderer, '/waits');
    await expect(textOf(renderer, pathname)).rejects.toThrow(RendererGone);
    expect(await failure).toMatch(reason);
    await others.catch((error: unknown) => expect(error).toBeInstanceOf(RendererGone));
  });

  it('answers what it was asked before it is closed, and nothing after', async () => {
    const { renderer, failures } = await start();
    const asked = textOf(renderer, '/waits');
    const closed = renderer.close();
    await expect(textOf(renderer, '/')).rejects.toThrow(RendererGone);
    expect(await asked).toContain('<h1>waited</h1>');
    await closed;
    expect(failures).toEqual([]);
  });
});
