import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { releaseMetrics } from './release-metrics';
import { createReleaseServer } from './server';

const OWN_ID = /^[\da-f-]{36}$/;
let root: string;
let server: Server;
let url: string;
let measured: ReturnType<typeof releaseMetrics>;
let lines: { req: { id: string; path: string }; res: { status: number } }[];
let answered: Promise<unknown>;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'releases-'));
  lines = [];
  const write = (line: object) => void lines.push(line as (typeof lines)[number]);
  measured = releaseMetrics(root);
  server = createReleaseServer(root, {
    log: { isLevelEnabled: () => true, info: write, error: write },
    durations: measured.durations,
  });
  server.on('request', (_request, response) => {
    answered = once(response, 'close');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await rm(root, { recursive: true });
});

async function publish(version: string): Promise<void> {
  await mkdir(path.join(root, version, 'client'), { recursive: true });
  await writeFile(path.join(root, version, 'client/main.js'), 'main');
  await writeFile(path.join(root, 'latest.json'), JSON.stringify({ version }));
}

async function read(file: string, id?: string): Promise<string | null> {
  const answer = await fetch(url + file, { headers: id ? { 'X-Request-Id': id } : {} });
  await answer.text();
  await answered;
  return answer.headers.get('x-request-id');
}

describe('a release server that is followed', () => {
  it('logs a request under the id that it was sent with, and under its own for any other', async () => {
    await publish('1.0.0-one');
    expect(await read('/1.0.0-one/client/main.js?x=1', 'trace-12345678')).toBe('trace-12345678');
    const own = await read('/nothing', 'forged"} {"level":60');
    expect(own).toMatch(OWN_ID);
    expect(lines).toMatchObject([
      {
        req: { id: 'trace-12345678', path: '/1.0.0-one/client/main.js', method: 'GET' },
        res: { status: 200 },
      },
      { req: { id: own, path: '/nothing' }, res: { status: 404 } },
    ]);
  });

  it('logs nothing of what machines ask all the time', async () => {
    await publish('1.0.0-one');
    expect(await read('/latest.json')).toMatch(OWN_ID);
    await read('/health');
    expect(lines).toEqual([]);
  });

  it('counts requests by few routes, and names what is published', async () => {
    const told = () => measured.metrics.registry.metrics();
    expect(await told()).not.toContain('manjara_published_release_info{');
    await publish('1.0.0-one');
    await read('/latest.json');
    await read('/1.0.0-one/client/main.js');
    await read('/made/up');
    const one = await told();
    expect(one).toContain('manjara_published_release_info{version="1.0.0-one"} 1');
    const routes = [...one.matchAll(/duration_seconds_count\{method="GET",(.*)\} 1$/gm)];
    expect(routes.map(([, labels]) => labels).sort()).toEqual([
      'route="/:version/*",status="200"',
      'route="/latest.json",status="200"',
      'route="unmatched",status="404"',
    ]);
    await publish('1.0.0-two');
    expect(await told()).not.toContain('1.0.0-one');
  });
});
