import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ApiMetrics } from '../../../src/metrics/api-metrics';
import { picture } from '../../support/pictures';
import { isSettled } from '../../support/reads';
import { StoredPictures } from '../../support/stored-pictures';
import { useApp } from '../../support/test-app';
import { until } from '../../support/until';

const MISSING = '65f0c0ffee65f0c0ffee65f0';

describe('the metrics of the API', () => {
  const app = useApp({ metrics: { port: 0, host: '127.0.0.1' } });

  const text = async () =>
    (await fetch(`http://127.0.0.1:${app.app.get(ApiMetrics).port}/metrics`)).text();
  /** The values of a metric, by its labels. */
  const read = async (name: string): Promise<Record<string, number>> =>
    Object.fromEntries(
      [...(await text()).matchAll(new RegExp(`^${name}(?:\\{(.*)\\})? (.+)$`, 'gm'))].map(
        ([, labels = '', value]) => [labels, Number(value)],
      ),
    );
  /** The increase of a metric by an action. */
  const growth = async (
    name: string,
    expected: Record<string, number>,
    work: () => Promise<void>,
  ) => {
    const before = await read(name);
    await work();
    let grown: Record<string, number> = {};
    await until(async () => {
      const entries = Object.entries(await read(name))
        .map(([labels, value]) => [labels, value - (before[labels] ?? 0)] as const)
        .filter(([, value]) => value !== 0);
      grown = Object.fromEntries(entries);
      return Object.keys(expected).every((labels) => grown[labels] === expected[labels]);
    }).catch(() => undefined);
    expect(grown).toEqual(expected);
  };

  it('count requests by the template of their route, cached ones as others, each once', async () => {
    const expected = {
      'method="GET",route="/api/projects",status="200"': 3,
      'method="GET",route="/api/projects/:id",status="404"': 1,
      'method="GET",route="/api/messages",status="401"': 1,
      'method="DELETE",route="/api/messages/:id",status="404"': 1,
      'method="GET",route="unmatched",status="404"': 2,
    };
    await growth('http_request_duration_seconds_count', expected, async () => {
      for (let i = 0; i < 3; i++) await app.http.get('/api/projects?page=1&limit=20');
      await app.http.get(`/api/projects/${MISSING}`);
      await app.http.get('/api/messages').expect(401);
      await app.asAdmin.delete(`/api/messages/${MISSING}`).expect(404);
      for (const path of ['/api/made-up/1', '/api/made-up/2']) await app.http.get(path).expect(404);
    });
  });

  it('count reads from memory and misses', async () => {
    await app.contentChanged();
    await isSettled(app);
    const expected = { 'kind="data",result="miss"': 1, 'kind="data",result="hit"': 2 };
    await growth('manjara_read_cache_requests_total', expected, async () => {
      for (let i = 0; i < 3; i++) await app.http.get('/api/partners');
      // The admin's reads are not cached.
      await app.asAdmin.get('/api/partners');
    });
  });

  it('count the work on pictures', async () => {
    const expected = {
      'task="inspectPicture",outcome="done"': 1,
      'task="renderPicture",outcome="done"': 1,
    };
    await growth('manjara_image_tasks_total', expected, async () => {
      await new StoredPictures(app).store(await picture());
      const queues = 'manjara_picture_variants_queue_length';
      await until(async () => Object.values(await read(queues)).every((length) => length === 0));
    });
  });

  it('are described, each of them', async () => {
    const described = await readFile(join(__dirname, '../../../../docs/metrics.md'), 'utf8');
    const names = [...(await text()).matchAll(/^# TYPE (manjara_\w+|http_\w+)/gm)];
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter(([, name]) => !described.includes(`\`${name}\``))).toEqual([]);
  });

  it.each(['/metrics', '/api/metrics', '/api/metrics/'])('are not at %s of the site', (path) =>
    app.http.get(path).expect(404),
  );
});
