import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { CachedAnswers } from './serve-cached';
import { FakeApi } from '../testing/fake-api';
import { Site } from '../testing/site';
import { stopClock } from '../testing/still-clock';

const bundle = (query: string[]) => `
const { createElement: h } = require('react');
const { callApi, useLoaderData } = require('@manjara/platform');
const Page = () => h('h1', null, useLoaderData());
const loader = async ({ request }) =>
  (await callApi('/text')).data.text + new URL(request.url).search;
exports.platform = '2.0.0';
exports.version = '1.0.0';
exports.texts = async () => ({});
exports.routes = [
  { path: '/', Component: Page, loader, handle: { query: ${JSON.stringify(query)} } },
  { path: '*', Component: () => h('h1', null, 'nothing') },
];`;

const served = jest.spyOn(CachedAnswers.prototype, 'serve');
/** Whether the last request took the fast path. */
const wasShownBefore = () => served.mock.results.at(-1)?.value as boolean;

let site: Site;
let api: FakeApi;
let environment: Record<string, string>;
beforeEach(async () => {
  stopClock();
  site = await Site.begin();
  api = new FakeApi();
  await site.publish(bundle([]));
  const releases = await site.serveReleases();
  environment = {
    API_URL: await site.listen(api.server),
    REMOTE_PUBLIC_URL: `${releases}/latest.json`,
    TRUST_PROXY: '1',
  };
});
afterEach(async () => {
  await site.end();
  jest.useRealTimers();
});

type Asked = { path?: string; method?: string; headers?: Record<string, string> };

/** Raw response: `fetch` decodes bodies and adds headers. */
async function ask(url: string, { path = '/', method = 'GET', headers = {} }: Asked = {}) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(url + path, { method, headers }, resolve)
      .once('error', reject)
      .end();
  });
  const body = await buffer(response);
  const { date, 'x-request-id': id, ...sent } = response.headers;
  return { date, id, answer: { status: response.statusCode, headers: sent, body } };
}

const text = ({ answer }: Awaited<ReturnType<typeof ask>>) =>
  /<h1>(.*?)<\/h1>/.exec(answer.body.toString())?.[1];

/** Repeats a request until it takes the fast path. */
async function remember(url: string, asked: Asked = {}) {
  await ask(url, asked);
  await ask(url, asked);
}

describe('a page that was shown before', () => {
  const KNOWN = { etag: '' };
  it.each<[string, () => Asked]>([
    ['as it is', () => ({})],
    ['in brotli', () => ({ headers: { 'accept-encoding': 'gzip, deflate, br' } })],
    ['in gzip', () => ({ headers: { 'accept-encoding': 'gzip' } })],
    ['to HEAD', () => ({ method: 'HEAD', headers: { 'accept-encoding': 'br' } })],
    ['to who has it', () => ({ headers: { 'if-none-match': KNOWN.etag } })],
    ['in the chosen language', () => ({ headers: { cookie: 'a=b; lang=en' } })],
    ['over TLS', () => ({ headers: { 'x-forwarded-proto': 'https' } })],
    ['under another name', () => ({ headers: { 'x-forwarded-host': 'a.example' } })],
  ])('is answered %s like one that was not', async (_how, asking) => {
    const { url } = await site.shell(environment);
    KNOWN.etag = String((await ask(url)).answer.headers.etag);
    const asked = asking();
    await remember(url, asked);
    const again = await ask(url, asked);
    expect(wasShownBefore()).toBe(true);
    // Another address of the same page, not requested before.
    const first = await ask(url, { ...asked, path: '/?from=elsewhere' });
    expect(wasShownBefore()).toBe(false);
    expect(again.answer).toEqual(first.answer);
    expect(again.answer.headers['cache-status']).toBe('manjara-shell; hit');
    expect(again.date).toBeDefined();
    expect(again.id).toMatch(/^[\da-f-]{36}$/);
  });

  it('keeps the language that its address names, for each who asks', async () => {
    const { url } = await site.shell(environment);
    const asked = { path: '/?lang=en' };
    await remember(url, asked);
    const { answer } = await ask(url, asked);
    expect(wasShownBefore()).toBe(true);
    expect(String(answer.headers['set-cookie'])).toContain('lang=en');
  });

  it('gives way to what was changed', async () => {
    const { url } = await site.shell(environment);
    await remember(url);
    api.change('second');
    jest.advanceTimersByTime(1_001);
    const changed = await ask(url);
    expect(wasShownBefore()).toBe(false);
    expect(text(changed)).toBe('second');
    await remember(url);
    expect(text(await ask(url))).toBe('second');
    expect(wasShownBefore()).toBe(true);
  });

  it('is what its address means to the release that is live', async () => {
    const { shell, url } = await site.shell(environment);
    const asked = { path: '/?page=2' };
    await remember(url, asked);
    expect(text(await ask(url, asked))).toBe('first');
    await site.publish(bundle(['page']));
    await shell.refresh();
    // Fills the fast path with another address of the new release.
    await remember(url);
    await remember(url, asked);
    expect(text(await ask(url, asked))).toBe('first?page=2');
    expect(wasShownBefore()).toBe(true);
  });
});
