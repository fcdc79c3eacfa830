import { once } from 'node:events';
import { connect } from 'node:net';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { type MetricsServer, metricsSettings, serveMetrics } from './metrics-server';

const LOCAL = { port: 0, host: '127.0.0.1' };
let registry: Registry;
let server: MetricsServer | undefined;
beforeEach(async () => {
  registry = new Registry();
  server = await serveMetrics(registry, LOCAL);
});
afterEach(() => server?.close());

const ask = (path: string, init?: RequestInit) =>
  fetch(`http://127.0.0.1:${server?.port}${path}`, init);

describe('the port of the metrics', () => {
  it('serves the metrics of its registry', async () => {
    collectDefaultMetrics({ register: registry });
    const answer = await ask('/metrics');
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const text = await answer.text();
    for (const name of [
      'process_cpu_seconds_total',
      'process_resident_memory_bytes',
      'nodejs_eventloop_lag_p99_seconds',
      'nodejs_heap_size_used_bytes',
      'nodejs_gc_duration_seconds',
    ]) {
      expect(text).toContain(`# TYPE ${name} `);
    }
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

  it('is free again when it is closed, even with open connections', async () => {
    const idle = connect(server!.port, '127.0.0.1');
    await once(idle, 'connect');
    await ask('/metrics');
    const { port } = server!;
    const gone = once(idle, 'close');
    await server!.close();
    await gone;
    server = await serveMetrics(registry, { ...LOCAL, port });
    expect(server.port).toBe(port);
  });

  it('is refused with a message when it is in use', async () => {
    const taken = { ...LOCAL, port: server!.port };
    await expect(serveMetrics(registry, taken)).rejects.toThrow(
      `METRICS_PORT ${taken.port} cannot be opened at 127.0.0.1: it is in use.`,
    );
  });
});

describe('the settings of metrics', () => {
  it('are off without a port', () => {
    expect(metricsSettings({})).toBeNull();
    expect(metricsSettings({ METRICS_PORT: '', METRICS_HOST: '0.0.0.0' })).toBeNull();
  });

  it('listen on this machine only by default', () => {
    expect(metricsSettings({ METRICS_PORT: '9464' })).toEqual({ port: 9464, host: '127.0.0.1' });
    expect(metricsSettings({ METRICS_PORT: '0', METRICS_HOST: '10.0.0.7' })).toEqual({
      port: 0,
      host: '10.0.0.7',
    });
  });

  it.each(['65536', '-1', 'on', '9464.5', '1e3'])('refuse the port %s by name', (port) => {
    expect(() => metricsSettings({ METRICS_PORT: port })).toThrow(/^METRICS_PORT must be/);
  });
});
