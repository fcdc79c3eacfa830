import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { publish } from '@manjara/releases';
import express from 'express';
import pino from 'pino';
import { startUntried } from '../testing/start-untried';
import { ReleaseCache } from './release-cache';
import { ReleaseSlot } from './release-slot';
import { serviceWorkerRouter } from './service-worker';

let folder: string;
let slot: ReleaseSlot;
let server: Server;

async function release(version: string, worker?: string): Promise<void> {
  const dist = path.join(folder, `dist-${version}`);
  const files = {
    'mf-manifest.json': JSON.stringify({ metaData: { name: 'manjara_dashboard' } }),
    'asset-map.json': '{"chunks":{}}',
    ...(worker && { 'service-worker.js': worker }),
  };
  await mkdir(path.join(dist, 'client'), { recursive: true });
  for (const [file, text] of Object.entries(files)) {
    await writeFile(path.join(dist, 'client', file), text);
  }
  await publish({ dist, root: path.join(folder, 'root'), version });
  await slot.refresh();
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'worker-'));
  await mkdir(path.join(folder, 'root'));
  const cache = new ReleaseCache(path.join(folder, 'cache'));
  slot = new ReleaseSlot({
    key: 'dashboard',
    pointerUrl: pathToFileURL(path.join(folder, 'root/latest.json')).href,
    cache,
    log: pino({ level: 'silent' }),
    start: startUntried,
  });
  server = express().use(serviceWorkerRouter(slot, cache)).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(async () => {
  await slot.close();
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true });
});

const get = () => {
  const { port } = server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}/dashboard/service-worker.js`, {
    headers: { connection: 'close' },
  });
};

it('serves the service worker of the live release, also without the folder of releases', async () => {
  await release('1.0.0', 'self.first = true;');
  expect(await (await get()).text()).toBe('self.first = true;');
  await release('1.1.0', 'self.second = true;');
  await rm(path.join(folder, 'root'), { recursive: true });
  const { status, headers } = await get().then(async (answer) => {
    expect(await answer.text()).toBe('self.second = true;');
    return answer;
  });
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; img-src 'self'");
});

it('answers 404 where the release has none, and before there is a release', async () => {
  expect((await get()).status).toBe(404);
  await release('1.0.0');
  expect((await get()).status).toBe(404);
});
