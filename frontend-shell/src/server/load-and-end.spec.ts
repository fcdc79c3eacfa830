import { request as send } from 'node:http';
import type { Language } from '@manjara/contracts';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import { Site } from './testing/site';

// The test renders whole pages.
jest.setTimeout(30_000);

/** Concurrent renders per client. */
const LIMIT = 16;

/** A public remote whose pages, except the front page, show a text from the API. */
const BUNDLE = `
const { createElement: h } = require('react');
const { getFromApi, useLoaderData } = require('@manjara/platform');
const loader = () => getFromApi('/text');
exports.platform = '2.0.0';
exports.version = '1.0.0';
exports.texts = async () => ({});
exports.navigation = async () => [{ path: '/', label: { ar: 'الرئيسية', en: 'Home' } }];
exports.routes = [
  { path: '/', Component: () => h('h1', null, 'front'), handle: { query: [] } },
  { path: '*', loader, Component: () => h('h1', null, useLoaderData().text), handle: { query: ['page'] } },
];`;

let site: Site;
/** Promises that delay the API's responses, by path. */
let gates: Record<string, Promise<unknown>>;
let asked: string[];
beforeEach(async () => {
  site = await Site.begin();
  gates = {};
  asked = [];
  // On a busy machine held responses would time out before the test releases them.
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await site.end();
});

/** Holds the API's responses at a path until the returned function is called. */
function hold(path: string): () => void {
  let open = () => {};
  gates[path] = new Promise<void>((resolve) => (open = resolve));
  return open;
}

async function start(environment: Record<string, string> = {}) {
  await site.publish(BUNDLE);
  const apiUrl = await site.api((request, response) => {
    asked.push(request.url!);
    const answer = () =>
      response
        .setHeader('content-type', 'application/json')
        .end('{"text":"of the API","revision":"r1","stale":false}');
    void Promise.resolve(gates[request.url!]).then(answer);
  });
  const releases = await site.serveReleases();
  return site.shell({
    API_URL: apiUrl,
    REMOTE_PUBLIC_URL: `${releases}/latest.json`,
    ...environment,
  });
}

const TITLES = { ar: ar.shell.states.busyTitle, en: en.shell.states.busyTitle };

describe('a client that asks for too many pages at a time', () => {
  it.each<Language>(['ar', 'en'])(
    'gets an error page in %s, while others and cached pages are served',
    async (language) => {
      const { url } = await start({ TRUST_PROXY: '1' });
      const from = (client: string, path: string) =>
        fetch(url + path, {
          headers: { 'x-forwarded-for': client, cookie: `lang=${language}` },
        });
      expect((await from('203.0.113.1', '/')).status).toBe(200);
      const open = hold('/api/text');
      const pages = Array.from({ length: LIMIT + 1 }, (_, page) =>
        from('203.0.113.1', `/projects?page=${page}`),
      );
      const refused = await Promise.race(pages);
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5']);
      expect(refused.headers.get('refresh')).toBe('5');
      const html = await refused.text();
      expect(html).toContain(TITLES[language]);
      expect(html).toContain('<footer');
      expect(html).not.toContain('<script src');
      expect((await from('203.0.113.1', '/?utm_source=x')).status).toBe(200);

      const other = from('203.0.113.2', '/projects?page=99');
      open();
      expect((await other).status).toBe(200);
      const statuses = (await Promise.all(pages)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(LIMIT);
      expect((await from('203.0.113.1', '/projects?page=98')).status).toBe(200);
    },
  );
});

describe('a shell that shuts down', () => {
  it('finishes open requests, and accepts no new ones', async () => {
    const { url, shell } = await start();
    const open = hold('/api/revision');
    const begun = fetch(`${url}/about`, { headers: { connection: 'close' } });
    while (!asked.includes('/api/revision')) await new Promise(setImmediate);
    const ended = shell.stop();
    await expect(fetch(url)).rejects.toThrow();
    open();
    const page = await begun;
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('of the API')]);
    await ended;
  });
});

describe('a request that names two hosts', () => {
  it.each(['/', '/api/text', '/robots.txt'])('is refused with a message in %s', async (path) => {
    const { url } = await start();
    const ask = (headers: string[]) =>
      new Promise<{ status?: number; type?: string }>((resolve, reject) => {
        const { port } = new URL(url);
        send({ port, host: '127.0.0.1', path, headers }, (answer) => {
          answer.resume();
          resolve({ status: answer.statusCode, type: answer.headers['content-type'] });
        })
          .once('error', reject)
          .end();
      });
    expect(await ask(['Host', 'a.example'])).toMatchObject({ status: 200 });
    expect(await ask(['Host', 'a.example', 'HOST', 'b.example'])).toEqual({
      status: 400,
      type: 'text/plain; charset=utf-8',
    });
  });
});
