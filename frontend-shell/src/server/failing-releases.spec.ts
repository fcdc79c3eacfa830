import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PLATFORM_VERSION } from '@manjara/platform';
import ar from '../locales/ar.json';
import { RenderProcess } from './rendering/render-process';
import { buildWorker } from './testing/build-worker';
import { LogLines } from './testing/log-lines';
import { assets, Site } from './testing/site';

let workerFolder: string;
let worker: string;
let site: Site;
let lines: LogLines;

jest.setTimeout(120_000);

beforeAll(async () => {
  workerFolder = await mkdtemp(path.join(tmpdir(), 'failing-releases-'));
  worker = await buildWorker(workerFolder);
}, 60_000);
afterAll(() => rm(workerFolder, { recursive: true, force: true }));
beforeEach(async () => {
  site = await Site.begin();
  lines = new LogLines();
});
afterEach(() => site.end());

/** A release with harmful pages. */
const bundle = (name: string) => `
const { createElement: h } = require('react');
const { useParams } = require('@manjara/platform');
const leak = () => { const all = []; setInterval(() => all.push(new Uint8Array(2e7).fill(1)), 20); };
exports.platform = '${PLATFORM_VERSION}';
exports.version = '1.0.0';
exports.texts = async () => ({});
exports.routes = [
  { path: '/', Component: () => h('h1', null, '${name}') },
  { path: '/good/:id', Component: () => h('h1', null, '${name}') },
  { path: '/kills/:id', Component: () => process.kill(process.pid, 'SIGKILL') },
  { path: '/loops', Component: () => { for (;;); } },
  { path: '/hangs', loader: () => new Promise(() => {}), Component: () => null },
  { path: '/leaks', loader: () => (leak(), null), Component: () => h('h1', null, '${name}') },
];`;

async function start() {
  const { log } = lines;
  const limits = { pingMs: 300, maxMissedAtStart: 100, memoryBytes: 250e6, pageTimeoutMs: 400 };
  const environment = {
    REMOTE_PUBLIC_URL: `${await site.serveReleases()}/latest.json`,
    TRUST_PROXY: '1',
  };
  const startRenderer = RenderProcess.starter(worker, log, limits);
  const { shell, url } = await site.shell(environment, assets, log, startRenderer);
  const get = (pathname: string, client = '203.0.113.1') =>
    fetch(url + pathname, { headers: { 'x-forwarded-for': client } });
  const live = () => shell.slots.public.current?.version;
  return { shell, get, live, statusOf: async (pathname: string) => (await get(pathname)).status };
}

const status = async () =>
  JSON.parse(
    await readFile(path.join(site.folder, 'data/shell/public/status.json'), 'utf8'),
  ) as unknown;

it('40 visitors of a page whose loader hangs do not block other pages', async () => {
  await site.publish(bundle('only'));
  const { get, live, statusOf } = await start();
  const version = live();
  let answered = 0;
  const hanging = Array.from({ length: 40 }, async (_, visitor) => {
    // Previews are never shared: each visitor gets a separate rendering.
    const answer = await get(`/hangs?preview=1`, `198.51.100.${visitor}`);
    answered += 1;
    return answer.status;
  });
  for (const id of [1, 2, 3]) expect(await statusOf(`/good/${id}`)).toBe(200);
  expect(answered).toBeLessThan(40);
  // 503: no slot became free in time.
  for (const status of await Promise.all(hanging)) expect([503, 504]).toContain(status);
  expect(live()).toBe(version);
});

it('an address that kills its process twice is refused, and its release is not', async () => {
  const { version } = await site.publish(bundle('only'));
  const { get, live, statusOf } = await start();
  expect(await statusOf('/')).toBe(200);
  const answer = await get('/kills/1');
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(500);
  expect(answer.headers.get('refresh')).toBe('20');
  expect(await answer.text()).toContain(ar.shell.states.unavailableTitle);
  expect(await statusOf('/kills/1?again')).toBe(503);
  expect([await statusOf('/'), await statusOf('/good/1'), live()]).toEqual([200, 200, version]);
  expect(await status()).toEqual({ live: version, refused: [] });
});

it('a release that several addresses crash is replaced by the previous one', async () => {
  const good = await site.publish(bundle('before'));
  const { shell, get, live, statusOf } = await start();
  const bad = await site.publish(bundle('after'));
  await shell.refresh();
  expect(live()).toBe(bad.version);
  for (const id of [1, 2, 3]) expect(await statusOf(`/kills/${id}`)).toBe(503);
  await lines.find(({ msg }) => msg === 'previous release is live');
  expect(await (await get('/good/0')).text()).toContain('before');
  const refused = [{ version: bad.version, reason: expect.stringContaining('/kills/3') as string }];
  expect(await status()).toMatchObject({ live: good.version, refused });
});

it('the last release is never refused, also after a restart', async () => {
  const { version } = await site.publish(bundle('only'));
  const { shell, live, statusOf } = await start();
  for (const id of [1, 2, 3]) expect(await statusOf(`/kills/${id}`)).toBe(503);
  await lines.find(({ msg }) => msg.startsWith('release failed; it stays live'));
  await shell.refresh();
  expect([live(), await statusOf('/')]).toEqual([version, 200]);
  await shell.stop();

  const again = await start();
  expect([again.live(), await again.statusOf('/good/1')]).toEqual([version, 200]);
  expect(await status()).toEqual({ live: version, refused: [] });
});

it.each([['/loops'], ['/leaks']])(
  'a page that ends its process late (%s) does not affect others',
  async (pathname) => {
    const { version } = await site.publish(bundle('only'));
    const { get, live, statusOf } = await start();
    await get(pathname);
    expect([await statusOf('/good/1'), live()]).toEqual([200, version]);
  },
);
