import type { IncomingMessage } from 'node:http';
import { LogLines } from '../testing/log-lines';
import { assets, Site } from '../testing/site';
import { stopClock } from '../testing/still-clock';

const OWN_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const GIVEN = 'trace-12345678';

/** A public remote whose front page reads the API twice. */
const BUNDLE = `
const { createElement: h } = require('react');
const { callApi, getFromApi } = require('@manjara/platform');
exports.platform = '2.0.0';
exports.version = '1.0.0';
exports.texts = async () => ({});
exports.sitemap = async () => (await getFromApi('/projects')).map(({ path }) => ({ path }));
exports.routes = [
  {
    path: '/',
    loader: async () => {
      await callApi('/one', { headers: { accept: 'application/json' } });
      return (await callApi('/two')).data;
    },
    Component: () => h('h1', null, 'front'),
    handle: { query: [] },
  },
  { path: '/broken', Component: () => { throw new Error('broken'); } },
  { path: '*', Component: () => h('h1', null, 'nothing') },
];`;

let site: Site;
let lines: LogLines;
let asked: Pick<IncomingMessage, 'url' | 'headers'>[];
let apiUrl: string;
beforeEach(async () => {
  stopClock();
  site = await Site.begin();
  lines = new LogLines();
  asked = [];
  apiUrl = await site.api((request, response) => {
    if (request.url === '/api/revision') {
      return void response
        .setHeader('content-type', 'application/json')
        .end('{"revision":"r1","stale":false}');
    }
    asked.push(request);
    // A third-party API may set its own id.
    response.writeHead(200, {
      'content-type': 'application/json',
      'x-request-id': 'an-id-of-the-api',
    });
    response.end('[]');
  });
});
afterEach(async () => {
  await site.end();
  jest.useRealTimers();
});

async function start(environment: Record<string, string> = {}) {
  await site.publish(BUNDLE);
  const releases = await site.serveReleases();
  const settings = { API_URL: apiUrl, REMOTE_PUBLIC_URL: `${releases}/latest.json` };
  const started = await site.shell({ ...settings, ...environment }, assets, lines.log);
  // Drop the requests of the release's trial rendering.
  asked.splice(0);
  return started;
}

const idOf = ({ headers }: Response): string | null => headers.get('x-request-id');
const idsAsked = () => asked.map(({ url, headers }) => [url, headers['x-request-id']] as const);

/** The API calls of a page: those of the test bundle and of the layout. */
const PAGE_READS = ['one', 'two', 'site-settings', 'categories', 'page-metadata'].map(
  (name) => `/api/${name}`,
);

describe('the id of a request', () => {
  it('goes to the API with a forwarded call, and comes back with the answer', async () => {
    const { url } = await start();
    const answer = await fetch(`${url}/api/boxes?x=1`);
    expect(idOf(answer)).toMatch(OWN_ID);
    expect(idsAsked()).toEqual([['/api/boxes?x=1', idOf(answer)]]);
  });

  it('goes to the API with all that a page reads, also in a preview and for the sitemap', async () => {
    const { url } = await start();
    for (const path of ['/', '/?lang=en&preview=1', '/sitemap.xml']) {
      asked.splice(0);
      const id = idOf(await fetch(url + path));
      expect(id).toMatch(OWN_ID);
      const reads = path === '/sitemap.xml' ? ['/api/projects'] : PAGE_READS;
      expect({ path, ids: new Map(idsAsked()) }).toEqual({
        path,
        ids: new Map(reads.map((read) => [read, id])),
      });
    }
  });

  it('is a new one for each request of a cached page', async () => {
    const { url } = await start();
    await fetch(url);
    const [one, other] = [await fetch(url), await fetch(url)];
    for (const each of [one, other]) {
      expect(each.headers.get('cache-status')).toBe('manjara-shell; hit');
    }
    expect(idOf(one)).toMatch(OWN_ID);
    expect(idOf(other)).toMatch(OWN_ID);
    expect(idOf(other)).not.toBe(idOf(one));
  });

  it.each([
    ['nobody', {}, GIVEN, false],
    ['a trusted proxy', { TRUST_PROXY: '1' }, GIVEN, true],
    ['a trusted proxy, were it well-formed', { TRUST_PROXY: '1' }, 'forged"} {"level":60', false],
    ['a trusted proxy, were it shorter', { TRUST_PROXY: '1' }, 'x'.repeat(65), false],
  ])('is taken from %s', async (_who, environment, given, taken) => {
    const { url } = await start(environment);
    const headers = { 'X-Request-Id': given };
    for (const path of ['/api/boxes', '/', '/_health', '/nothing/at/all']) {
      const id = idOf(await fetch(url + path, { headers }));
      if (taken) expect({ path, id }).toEqual({ path, id: given });
      else expect(id).toMatch(OWN_ID);
    }
    expect(new Set(idsAsked().map(([, id]) => id)).has(given)).toBe(taken);
  });
});

describe('the log', () => {
  it('has a line for each request under its id, without query, but for what machines ask', async () => {
    const { url } = await start();
    await fetch(`${url}/_health`);
    const page = await fetch(`${url}/?token=secret`, { headers: { cookie: 'secret=1' } });
    await page.text();
    const file = await fetch(`${url}/api/boxes?search=secret`, { method: 'POST', body: 'secret' });
    await file.text();
    expect(await lines.of('/')).toMatchObject({
      level: 30,
      msg: 'request completed',
      req: { id: idOf(page), method: 'GET', path: '/' },
      res: { status: 200 },
    });
    expect((await lines.of('/api/boxes')).req).toEqual({
      id: idOf(file),
      method: 'POST',
      path: '/api/boxes',
    });
    expect(lines.all.filter(({ req }) => req?.path === '/_health')).toEqual([]);
    expect(JSON.stringify(lines.all)).not.toContain('secret');
  });

  it.each([
    ['info', []],
    [
      'debug',
      [
        [20, 200],
        [20, 304],
      ],
    ],
  ])('at %s has for cached pages the lines %j', async (level, expected) => {
    lines.log.level = level;
    const { url } = await start();
    const { headers } = await fetch(url);
    await fetch(url);
    // Without it, fetch asks past all caches.
    const known = { 'if-none-match': headers.get('etag')!, 'cache-control': 'max-age=0' };
    expect((await fetch(url, { headers: known })).status).toBe(304);
    await fetch(`${url}/end`);
    await lines.of('/end');
    const [, ...cached] = lines.all.filter(({ req }) => req?.path === '/');
    expect(cached.map(({ level, res }) => [level, res?.status])).toEqual(expected);
  });

  it('has a call that the API did not answer under the id that the error names', async () => {
    const { url } = await start({ API_URL: 'http://127.0.0.1:9' });
    const answer = await fetch(`${url}/api/boxes`, { headers: { 'accept-language': 'en' } });
    const body = (await answer.json()) as { requestId: string };
    expect(body).toMatchObject({ statusCode: 503, error: 'service_unavailable' });
    expect(body.requestId).toBe(idOf(answer));
    const reason = await lines.find(({ requestId }) => requestId === body.requestId);
    expect(reason.msg).toBe('the API does not answer');
  });
});
