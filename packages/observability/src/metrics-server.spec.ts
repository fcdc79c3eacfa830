import { once } from 'node:events';
import { connect } from 'node:net';
import { Metrics, readingsOf } from './metrics';
import { type MetricsServer, serveMetrics } from './metrics-server';

const LOCAL = { port: 0, host: '127.0.0.1' };
let metrics: Metrics;
let server: MetricsServer | undefined;
beforeEach(async () => {
  metrics = new Metrics();
  server = await serveMetrics(metrics, LOCAL);
});
afterEach(() => server?.close());

const ask = (path: string, init?: RequestInit) =>
  fetch(`http://127.0.0.1:${server?.port}${path}`, init);
const text = async () => (await ask('/metrics')).text();

describe('the port of the metrics', () => {
  it('tells of the process itself: event loop, memory, collections of garbage', async () => {
    const answer = await ask('/metrics');
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const told = await answer.text();
    for (const name of [
      'process_cpu_seconds_total',
      'process_resident_memory_bytes',
      'nodejs_eventloop_lag_p99_seconds',
      'nodejs_heap_size_used_bytes',
      'nodejs_gc_duration_seconds',
    ]) {
      expect(told).toContain(`# TYPE ${name} `);
    }
  });

  it('reads a metric when it is asked for, and forgets what is there no more', async () => {
    let counts: Record<string, number> = { hit: 3, miss: 0 };
    metrics.counter({
      name: 'things_total',
      help: 'Things.',
      labels: ['result'],
      read: () => readingsOf('result', counts),
    });
    metrics.gauge({ name: 'things', help: 'Now.', read: () => Promise.resolve([[7]]) });
    metrics.gauge({ name: 'unknown', help: 'Not yet.', read: () => [] });
    expect(await text()).toContain('things_total{result="hit"} 3\nthings_total{result="miss"} 0\n');
    counts = { hit: 4 };
    const told = await text();
    expect(told).toMatch(/^things_total\{result="hit"\} 4$/m);
    expect(told).toMatch(/^things 7$/m);
    expect(told).not.toContain('miss');
    expect(told).not.toMatch(/^unknown/m);
  });

  it('answers nothing else', async () => {
    for (const path of ['/', '/metrics/', '/metricsx', '/api/metrics', '/..%2fmetrics']) {
      expect({ path, status: (await ask(path)).status }).toEqual({ path, status: 404 });
    }
    const posted = await ask('/metrics', { method: 'POST', body: 'x' });
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    const head = await ask('/metrics?x=1', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it('says so when a metric cannot be read, and lives on', async () => {
    let broken = true;
    metrics.gauge({
      name: 'fragile',
      help: 'It breaks.',
      read: () => {
        if (broken) throw new Error('It is broken.');
        return [[1]];
      },
    });
    expect((await ask('/metrics')).status).toBe(500);
    broken = false;
    expect((await ask('/metrics')).status).toBe(200);
  });

  it('is free again when it is closed, whoever is still connected', async () => {
    const idle = connect(server!.port, '127.0.0.1');
    await once(idle, 'connect');
    await ask('/metrics');
    const { port } = server!;
    const gone = once(idle, 'close');
    await server!.close();
    await gone;
    server = await serveMetrics(metrics, { ...LOCAL, port });
    expect(server.port).toBe(port);
  });

  it('is refused with a sentence when somebody has it', async () => {
    const taken = { ...LOCAL, port: server!.port };
    await expect(serveMetrics(metrics, taken)).rejects.toThrow(
      `METRICS_PORT ${taken.port} cannot be opened at 127.0.0.1: it is in use.`,
    );
  });
});
