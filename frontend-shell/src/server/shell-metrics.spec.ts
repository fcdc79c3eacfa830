import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { FakeApi } from './testing/fake-api';
import { LogLines } from './testing/log-lines';
import { assets, Site } from './testing/site';
import { stopClock } from './testing/still-clock';

const bundle = (heading: string) => `
const { createElement: h } = require('react');
const { callApi } = require('@manjara/platform');
exports.platform = '${heading === 'newer' ? '99.0.0' : '2.0.0'}';
exports.version = '1.0.0';
exports.texts = async () => ({});
exports.routes = [
  {
    path: '/',
    loader: async () => (await callApi('/text')).data,
    Component: () => h('h1', null, '${heading}'),
    handle: { query: [] },
  },
  { path: '/project/:id', loader: () => null, Component: () => h('h1', null, 'project') },
  { path: '*', Component: () => h('h1', null, 'nothing') },
];`;

let site: Site;
let api: FakeApi;
let lines: LogLines;
let environment: Record<string, string>;
beforeEach(async () => {
  stopClock();
  site = await Site.begin();
  api = new FakeApi();
  lines = new LogLines();
  await site.publish(bundle('one'));
  environment = {
    API_URL: await site.listen(api.server),
    REMOTE_PUBLIC_URL: `${await site.serveReleases()}/latest.json`,
    METRICS_PORT: '0',
  };
});
afterEach(async () => {
  await site.end();
  jest.useRealTimers();
});

const start = () => site.shell(environment, assets, lines.log);
type Started = Awaited<ReturnType<typeof start>>;

/** Lines of a metric, without its name. */
async function linesOf({ registry }: Started, name: string): Promise<string[]> {
  const text = await registry!.metrics();
  return [...text.matchAll(new RegExp(`^${name}(?:\\{(.*)\\})? (.+)$`, 'gm'))]
    .map(([, labels, value]) => (labels === undefined ? value! : `${labels} ${value}`))
    .sort();
}

describe('the metrics of the shell', () => {
  it('count requests by their route, whatever is asked for', async () => {
    const started = await start();
    const { url } = started;
    const paths = ['/project/1', '/project/2', '/nothing', '/dashboard/x', '/api/text', '/_health'];
    for (const path of paths) await (await fetch(url + path)).text();
    await (await fetch(`${url}/project/3`, { method: 'DELETE' })).text();
    // A line is written once the request is counted.
    for (const path of ['/project/3', ...paths.slice(0, -1)]) await lines.of(path);
    const counts = await linesOf(started, 'http_request_duration_seconds_count');
    expect(counts.filter((line) => !line.includes('_health'))).toEqual([
      'method="DELETE",route="/project/:id",status="405" 1',
      'method="GET",route="/*",status="200" 1',
      'method="GET",route="/api/*",status="200" 1',
      'method="GET",route="/dashboard/*",status="200" 1',
      'method="GET",route="/project/:id",status="200" 2',
    ]);
  });

  it('count pages that were cached, out of date and rendered, and their bytes', async () => {
    const started = await start();
    const { url } = started;
    expect(await linesOf(started, 'manjara_page_cache_bytes')).toEqual(['0']);
    expect(await linesOf(started, 'manjara_page_cache_limit_bytes')).toEqual(['64000000']);
    for (let i = 0; i < 3; i++) await (await fetch(url)).text();
    api.database = false;
    api.change('other');
    // A signed-in user may have changed the content: the next page asks the API first.
    await fetch(`${url}/api/text`, { method: 'PUT', headers: { authorization: 'Bearer x' } });
    const old = await fetch(url);
    expect(old.headers.get('cache-status')).toContain('ttl=-');
    expect(await linesOf(started, 'manjara_page_cache_requests_total')).toEqual([
      'result="hit" 2',
      'result="miss" 1',
      'result="stale" 1',
    ]);
    expect(Number((await linesOf(started, 'manjara_page_cache_bytes'))[0])).toBeGreaterThan(1_000);
    expect(await linesOf(started, 'manjara_content_stale')).toEqual(['1']);
    expect(await linesOf(started, 'manjara_api_up')).toEqual(['1']);
  });

  it('name the live release of each remote, and say which was refused', async () => {
    const started = await start();
    const live = () => linesOf(started, 'manjara_release_info');
    const { version } = started.shell.slots.public.current!;
    expect(await live()).toEqual([`remote="public",version="${version}" 1`]);
    expect(await linesOf(started, 'manjara_release_server_up')).toEqual([
      'remote="dashboard" 0',
      'remote="public" 1',
    ]);
    await site.publish(bundle('newer'));
    await started.shell.refresh();
    expect(await live()).toEqual([`remote="public",version="${version}" 1`]);
    expect(await linesOf(started, 'manjara_release_refused')).toEqual([
      expect.stringMatching(/^remote="public",version=".+",reason=".*platform 99\.0\.0.*" 1$/),
    ]);
    const next = await site.publish(bundle('two'));
    await started.shell.refresh();
    expect(await live()).toEqual([`remote="public",version="${next.version}" 1`]);
    expect(await linesOf(started, 'manjara_release_refused')).toEqual([]);
  });

  it('are described, each of them', async () => {
    const described = await readFile(path.join(__dirname, '../../../docs/metrics.md'), 'utf8');
    const text = await (await start()).registry!.metrics();
    const names = [...text.matchAll(/^# TYPE (manjara_\w+|http_\w+)/gm)].map(([, name]) => name!);
    expect(names).toHaveLength(12);
    expect(names.filter((name) => !described.includes(`\`${name}\``))).toEqual([]);
  });

  it('are not on the port of the site, and nowhere without METRICS_PORT', async () => {
    const { url } = await start();
    for (const path of ['/metrics', '/metrics/', '/_metrics', '/api/metrics', '/_shell/metrics']) {
      const text = await (await fetch(url + path)).text();
      expect(text).not.toMatch(/# (HELP|TYPE)|process_cpu/);
    }
    expect(await (await fetch(`${url}/metrics`)).text()).toContain('<footer');
    delete environment.METRICS_PORT;
    expect((await start()).registry).toBeUndefined();
  });
});
