import { createConnection } from 'mongoose';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApiProcess } from '../support/api-process';
import { freshDatabaseUri } from '../support/database';
import { until } from '../support/until';

const ID = 'trace-12345678';

interface Line {
  req?: { id: string; path: string };
  res?: { status: number };
  requestId?: string;
}

describe('the process of the API', () => {
  let api: ApiProcess;
  let mongodbUri: string;
  let dataDir: string;
  beforeEach(async () => {
    mongodbUri = freshDatabaseUri();
    dataDir = await mkdtemp(join(tmpdir(), 'api-'));
  });
  afterEach(async () => {
    api.signal('SIGKILL');
    await api.exit();
    const connection = await createConnection(mongodbUri).asPromise();
    await connection.dropDatabase();
    await connection.close();
    await rm(dataDir, { recursive: true });
  });

  const run = (environment: Record<string, string> = {}) =>
    (api = ApiProcess.run({
      MONGODB_URI: mongodbUri,
      DATA_DIR: dataDir,
      DEMO_CONTENT: '0',
      ...environment,
    }));
  const metricsPort = () => api.messages.find(({ type }) => type === 'ready')?.metricsPort;
  const lines = () =>
    api.output
      .split('\n')
      .filter((line) => line.startsWith('{') && line.endsWith('}'))
      .map((line) => JSON.parse(line) as Line);

  it('tells its metrics until it has ended, and its port is free then', async () => {
    run({ METRICS_PORT: '0' });
    const address = await api.address();
    const url = `http://127.0.0.1:${metricsPort()}/metrics`;
    await fetch(`${address}/api/projects`);
    const told = await (await fetch(url)).text();
    expect(told).toMatch(/^http_request_duration_seconds_count\{.*"\/api\/projects".*\} 1$/m);
    expect(told).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
    api.signal('SIGTERM');
    expect(await api.exit()).toBe(0);
    await expect(fetch(url)).rejects.toThrow('fetch failed');
  });

  it('tells none unless it is told to', async () => {
    run();
    await api.address();
    expect(metricsPort()).toBeUndefined();
  });

  it('says which port it cannot have, and ends', async () => {
    run({ METRICS_PORT: '0' });
    await api.address();
    const second = ApiProcess.run({
      MONGODB_URI: mongodbUri,
      DATA_DIR: dataDir,
      DEMO_CONTENT: '0',
      METRICS_PORT: String(metricsPort()),
    });
    expect(await second.exit()).toBe(1);
    expect(second.output).toContain(
      `METRICS_PORT ${metricsPort()} cannot be opened at 127.0.0.1: it is in use.`,
    );
    expect(second.output).not.toMatch(/^\s+at /m);
  });

  it('logs a request under the id that it was sent with, from memory or not', async () => {
    run();
    const address = await api.address();
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
