import { gunzipSync } from 'node:zlib';
import { FakeApi } from './testing/fake-api';
import { assets, Site } from './testing/site';
import { stopClock } from './testing/still-clock';

/** A public remote whose pages show the API's text. */
const bundle = (heading: string) => `
const { createElement: h, Suspense } = require('react');
const Hole = () => { throw new Error('a part is broken'); };
const Part = () => h('div', null, h('h1', null, '${heading}'), h(Suspense, null, h(Hole)));
const { callApi, data, useLoaderData } = require('@manjara/platform');
const Page = () => {
  const { text, at } = useLoaderData();
  return h('div', null, h('h1', null, '${heading}'), h('p', null, text, ' at ', at));
};
const loader = async ({ request }) => {
  const at = new URL(request.url).search;
  try {
    const { data: { text } } = await callApi('/text');
    return data({ text, at }, { status: /gone/.test(request.url) ? 404 : 200 });
  } catch {
    return data({ text: 'none', at }, { status: 503 });
  }
};
exports.platform = '2.0.0';
exports.version = '1.0.0';
exports.texts = async () => ({});
exports.navigation = async () => [{ path: '/', label: { ar: 'الرئيسية', en: 'Home' } }];
exports.routes = [
  { path: '/', Component: Page, loader, handle: { query: [] } },
  { path: '/part', Component: Part, handle: { query: [] } },
  { path: '/projects', Component: Page, loader, handle: { query: ['page'] } },
  { path: '*', loader: () => data(null, { status: 404 }), Component: () => h('h1', null, 'no') },
];`;

let site: Site;
let api: FakeApi;
let apiUrl: string;
let releases: string;
beforeEach(async () => {
  stopClock();
  site = await Site.begin();
  api = new FakeApi();
  apiUrl = await site.listen(api.server);
  await site.publish(bundle('one'));
  releases = await site.serveReleases();
});
afterEach(async () => {
  await site.end();
  jest.useRealTimers();
});

const start = (files = assets) =>
  site.shell({ API_URL: apiUrl, REMOTE_PUBLIC_URL: `${releases}/latest.json` }, files);

async function read(url: string, init: RequestInit = {}) {
  const response = await fetch(url, { redirect: 'manual', ...init });
  const html = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    cache: response.headers.get('cache-status'),
    html,
    text: /<p>(.*?)<!-- -->/.exec(html)?.[1],
  };
}

describe('cached pages', () => {
  it('are rendered once, and are the same in every form and for every method', async () => {
    const { url } = await start();
    const first = await read(url);
    expect([first.text, first.cache]).toEqual(['first', 'manjara-shell; fwd=uri-miss; stored']);
    const { reads } = api;
    const again = await read(url, { headers: { 'accept-encoding': 'br' } });
    expect(again.html).toBe(first.html);
    expect(again.cache).toBe('manjara-shell; hit');
    expect(again.headers.get('content-encoding')).toBe('br');
    const same = ['etag', 'content-security-policy', 'content-language', 'vary', 'cache-control'];
    for (const name of same) expect(again.headers.get(name)).toBe(first.headers.get(name));

    const zipped = await fetch(url, { headers: { 'accept-encoding': 'gzip' }, method: 'HEAD' });
    const length = Number(zipped.headers.get('content-length'));
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
    expect(length).toBeGreaterThan(0);
    const plain = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    const bytes = Buffer.from(await plain.arrayBuffer());
    expect(bytes.toString()).toBe(first.html);
    expect(length).not.toBe(bytes.length);
    expect(() => gunzipSync(bytes)).toThrow();
    expect(api.reads).toBe(reads);
  });

  it('are per language, and set no cookie of another visitor', async () => {
    const { url } = await start();
    const named = await read(`${url}/?lang=en`);
    expect(named.headers.get('set-cookie')).toContain('lang=en');
    const chosen = await read(url, { headers: { cookie: 'lang=en' } });
    expect(chosen).toMatchObject({ cache: 'manjara-shell; hit', html: named.html });
    expect(chosen.headers.get('set-cookie')).toBeNull();
    const arabic = await read(url);
    expect(arabic.cache).toContain('fwd=uri-miss');
    expect(arabic.html).toContain('<html lang="ar"');
  });

  it('are for reading, at their address only', async () => {
    const { url } = await start();
    await read(url);
    expect((await read(url)).cache).toBe('manjara-shell; hit');
    expect((await read(url, { method: 'POST' })).status).toBe(405);
    expect((await read(`${url}//elsewhere.example`)).status).toBe(404);
    expect(await read(`${url}/?utm_source=x`)).toMatchObject({
      status: 200,
      cache: 'manjara-shell; hit',
    });
  });

  it('are of the address by which the visitor came', async () => {
    const proxied = { API_URL: apiUrl, REMOTE_PUBLIC_URL: `${releases}/latest.json` };
    const { url } = await site.shell({ ...proxied, TRUST_PROXY: '1' });
    const from = (host: string, proto = 'http') =>
      read(url, { headers: { 'x-forwarded-host': host, 'x-forwarded-proto': proto } });
    await from('a.example');
    expect((await from('evil.example')).html).toContain('http://evil.example/#company');
    const own = await from('a.example');
    expect(own.html).not.toContain('evil.example');
    expect(own.headers.get('strict-transport-security')).toBeNull();
    const secure = await from('a.example', 'https');
    expect(secure.headers.get('strict-transport-security')).toBeTruthy();
    expect(secure.html).toContain('https://a.example/#company');
  });
});

describe('a change', () => {
  it('is on the writer’s next page', async () => {
    const { url } = await start();
    expect((await read(url)).text).toBe('first');
    const headers = { authorization: 'Bearer x' };
    await fetch(`${url}/api/text`, { method: 'PUT', headers });
    expect(await read(url)).toMatchObject({ text: 'written', status: 200 });
    expect((await read(url)).cache).toBe('manjara-shell; hit');
  });

  it('does not include visitors’ messages, which invalidate no page', async () => {
    const { url } = await start();
    await read(url);
    await fetch(`${url}/api/messages`, { method: 'POST', body: '{}' });
    expect((await read(url)).cache).toBe('manjara-shell; hit');
  });
});

describe('while the API is down', () => {
  it('cached pages are served, marked; others answer 503 until the API is back', async () => {
    const { url } = await start();
    await read(url);
    await site.endServer(apiUrl);
    // A write makes the shell ask the API at once, like the next poll.
    await fetch(`${url}/api/text`, { method: 'PUT', headers: { authorization: 'Bearer x' } });
    const cached = await read(url);
    expect(cached).toMatchObject({ status: 200, text: 'first' });
    expect(cached.cache).toMatch(/^manjara-shell; hit; ttl=-\d+$/);
    expect(Number(cached.headers.get('age'))).toBeGreaterThan(0);
    const head = await fetch(url, { method: 'HEAD' });
    expect(head.headers.get('cache-status')).toMatch(/ttl=-/);
    const unseen = await read(`${url}/projects?page=9`);
    expect(unseen.status).toBe(503);
    expect(unseen.headers.get('retry-after')).toBe('5');
    expect(unseen.html).toContain('<h1>one</h1>');
  });
});

it('caches nothing where nothing may be cached', async () => {
  const { url } = await site.shell({
    API_URL: apiUrl,
    REMOTE_PUBLIC_URL: `${releases}/latest.json`,
    PAGE_CACHE_MB: '0',
  });
  await read(url);
  expect((await read(url)).cache).toBe('manjara-shell; fwd=uri-miss');
});
