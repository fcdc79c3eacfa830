import { type Product, readRun } from '../../support/product';
import { test } from '../../support/system';
import { expect } from '../../support/test';

interface Line {
  name?: string;
  req?: { id: string; path: string };
  res?: { status: number };
}

const linesOf = (product: Product, id: string): Line[] =>
  product.output
    .split('\n')
    .filter((line) => line.startsWith('{') && line.includes(id))
    .map((line) => JSON.parse(line) as Line)
    .filter(({ req }) => req?.id === id);

/** Which process has logged what under an id; the API's lines are without a name. */
const told = (product: Product, id: string) =>
  linesOf(product, id)
    .map(({ name = 'api', req }) => `${name} ${req?.path}`)
    .sort();

test('one id leads through the logs of all processes; each tells its metrics on a port of its own', async ({
  start,
  request,
}) => {
  const product = await start({ env: { LOG_LEVEL: 'info', METRICS_PORT: '0' } });
  const idOf = async (path: string) => {
    const answer = await request.get(product.url + path, {
      // Nobody is trusted to say so.
      headers: { 'X-Request-Id': 'trace-12345678' },
    });
    const id = answer.headers()['x-request-id']!;
    expect(id).toMatch(/^[\da-f-]{36}$/);
    return { id, text: await answer.text() };
  };

  await test.step('of a call', async () => {
    const { id } = await idOf('/api/content/home?secret=1');
    await expect
      .poll(() => told(product, id))
      .toEqual(['api /api/content/home', 'shell /api/content/home']);
  });

  await test.step('of a page and what it reads', async () => {
    // Nobody has asked for this one, so it has to be rendered.
    const { id } = await idOf('/projects?search=Nothing-like-this');
    await expect
      .poll(() => told(product, id))
      .toEqual(expect.arrayContaining(['api /api/projects', 'shell /projects']));
  });

  await test.step('of the code of a remote', async () => {
    const { text } = await idOf('/dashboard');
    const file = /\/_releases\/dashboard\/[\w.-]+\/client\/[\w./-]+\.js/.exec(text)![0];
    const { id } = await idOf(file);
    await expect.poll(() => told(product, id)).toEqual([`shell ${file}`]);
  });

  expect(product.output).not.toContain('trace-12345678');
  expect(product.output).not.toContain('secret');

  const { metrics } = (await readRun(product.dataDir))!;
  expect(Object.keys(metrics).sort()).toEqual(['api', 'shell']);
  const read = async (part: string) => (await request.get(metrics[part]!)).text();
  for (const part of Object.keys(metrics)) {
    const text = await read(part);
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
    expect(text).toMatch(/^http_request_duration_seconds_count\{/m);
  }
  expect(await read('shell')).toMatch(/^manjara_release_info\{remote="public",version=".+"\} 1$/m);
  expect(await read('api')).toMatch(/^manjara_database_up 1$/m);

  await test.step('and never on that of the site', async () => {
    for (const path of ['/metrics', '/api/metrics']) {
      const answer = await request.get(product.url + path);
      expect([path, answer.status()]).toEqual([path, 404]);
      expect(await answer.text()).not.toContain('# TYPE');
    }
  });

  await product.stop();
  for (const url of Object.values(metrics)) {
    await expect(request.get(url)).rejects.toThrow('ECONNREFUSED');
  }
});
