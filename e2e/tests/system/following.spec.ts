import { readRun } from '../../support/product';
import { test } from '../../support/system';
import { expect } from '../../support/test';

interface Line {
  name?: string;
  req?: { id: string; path: string };
}

test(
  'a request has one id in the logs of all processes; each process has its metrics port',
  { tag: '@long' },
  async ({ start, request }) => {
    const product = await start({ env: { LOG_LEVEL: 'info', METRICS_PORT: '0' } });
    // Request ids of clients are not trusted.
    const headers = { 'X-Request-Id': 'trace-12345678' };
    const answer = await request.get(`${product.url}/api/content/home?secret=1`, { headers });
    const id = answer.headers()['x-request-id']!;
    /** Log lines by process; the API's lines have no name. */
    const logged = () =>
      product.output
        .split('\n')
        .filter((line) => line.startsWith('{') && line.includes(id))
        .map((line) => JSON.parse(line) as Line)
        .map(({ name = 'api', req }) => `${name} ${req?.path}`)
        .sort();
    await expect.poll(logged).toEqual(['api /api/content/home', 'shell /api/content/home']);
    expect(product.output).not.toMatch(/trace-12345678|secret/);

    const { metrics } = (await readRun(product.dataDir))!;
    const read = async (part: string) => (await request.get(metrics[part]!)).text();
    expect(await read('shell')).toMatch(
      /^manjara_release_info\{remote="public",version=".+"\} 1$/m,
    );
    expect(await read('api')).toMatch(/^manjara_database_up 1$/m);
    for (const path of ['/metrics', '/api/metrics']) {
      expect([path, (await request.get(product.url + path)).status()]).toEqual([path, 404]);
    }
  },
);
