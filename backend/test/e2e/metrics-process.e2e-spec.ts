import { ownApi } from '../support/own-api';
import { until } from '../support/until';

const ID = 'trace-12345678';

interface Line {
  req?: { id: string; path: string };
  res?: { status: number };
  requestId?: string;
}

describe('the process of the API', () => {
  const own = ownApi();
  const { run } = own;

  const metricsPort = () => own.api.messages.find(({ type }) => type === 'ready')?.metricsPort;
  const lines = () =>
    own.api.output
      .split('\n')
      .filter((line) => line.startsWith('{') && line.endsWith('}'))
      .map((line) => JSON.parse(line) as Line);

  it('tells its metrics until it has ended, and its port is free then', async () => {
    run({ METRICS_PORT: '0' });
    const address = await own.api.address();
    const url = `http://127.0.0.1:${metricsPort()}/metrics`;
    await fetch(`${address}/api/projects`);
    const told = await (await fetch(url)).text();
    expect(told).toMatch(/^http_request_duration_seconds_count\{.*"\/api\/projects".*\} 1$/m);
    expect(told).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
    own.api.signal('SIGTERM');
    expect(await own.api.exit()).toBe(0);
    await expect(fetch(url)).rejects.toThrow('fetch failed');
  });

  it('says which port it cannot have, and ends', async () => {
    run({ METRICS_PORT: '0' });
    await own.api.address();
    const port = String(metricsPort());
    const second = run({ METRICS_PORT: port });
    expect(await second.exit()).toBe(1);
    expect(second.output).toContain(
      `METRICS_PORT ${port} cannot be opened at 127.0.0.1: it is in use.`,
    );
    expect(second.output).not.toMatch(/^\s+at /m);
  });

  it('logs a request under the id that it was sent with, from memory or not', async () => {
    run();
    const address = await own.api.address();
    const ask = async (path: string, id: string) => {
      const answer = await fetch(address + path, { headers: { 'X-Request-Id': id } });
      await answer.text();
      return answer;
    };
    await ask('/api/projects', `${ID}-miss`);
    const kept = await ask('/api/projects', `${ID}-hit`);
    expect(kept.headers.get('cache-status')).toBe('manjara-api; hit');
    await ask('/api/messages', `${ID}-refused`);
    const ids = ['miss', 'hit', 'refused'].map((how) => `${ID}-${how}`);
    await until(() => ids.every((id) => lines().some(({ req }) => req?.id === id)));
    expect(
      lines()
        .filter(({ req }) => req?.id.startsWith(ID))
        .map(({ req, res }) => [req?.id, req?.path, res?.status]),
    ).toEqual([
      [ids[0], '/api/projects', 200],
      [ids[1], '/api/projects', 200],
      [ids[2], '/api/messages', 401],
    ]);
  });
});
