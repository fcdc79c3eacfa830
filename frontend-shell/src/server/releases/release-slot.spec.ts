import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PLATFORM_VERSION } from '@manjara/platform';
import { publish } from '@manjara/releases';
import pino from 'pino';
import { startUntried, type UntriedRenderer } from '../testing/start-untried';
import { RendererEnded } from '../rendering/renderer';
import { ReleaseCache } from './release-cache';
import { ReleaseSlot, type SlotOptions } from './release-slot';
import { fileServer } from '../testing/file-server';

const log = pino({ level: 'silent' });
let folder: string;
let server: Server;
let pointerUrl: string;

/** Publishes a remote with this server bundle and these shared modules. */
async function release(name: string, code?: string, shared: object[] = []): Promise<string> {
  const files: Record<string, string> = {
    'client/mf-manifest.json': JSON.stringify({ metaData: { name: 'manjara_public' }, shared }),
    'client/asset-map.json': '{"chunks":{},"fonts":[]}',
    'client/page.css': `.${name} {}`,
    'server/server.js': code ?? bundle(name),
  };
  const dist = path.join(folder, `dist-${name}`);
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dist, file)), { recursive: true });
    await writeFile(path.join(dist, file), content);
  }
  return (await publish({ dist, root: path.join(folder, 'root'), version: name })).version;
}

const bundle = (version: string, platform = PLATFORM_VERSION) =>
  `exports.platform = '${platform}'; exports.version = '${version}';` +
  `exports.routes = [{ path: '/' }]; exports.texts = async () => ({});` +
  `exports.react = require('react').version;`;

const slot = (start: SlotOptions['start'] = startUntried, logger = log) =>
  new ReleaseSlot({
    key: 'public',
    pointerUrl,
    cache: new ReleaseCache(path.join(folder, 'cache')),
    log: logger,
    start,
  });

const rendererOf = ({ current }: ReleaseSlot) => current?.renderer as UntriedRenderer;

const status = async () =>
  JSON.parse(await readFile(path.join(folder, 'cache/status.json'), 'utf8')) as unknown;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'slot-'));
  await mkdir(path.join(folder, 'root'));
  server = fileServer(path.join(folder, 'root')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  pointerUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/latest.json`;
});

async function stopServer(): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
afterEach(async () => {
  if (server.listening) await stopServer();
  await rm(folder, { recursive: true, force: true });
});

describe('ReleaseSlot', () => {
  it('takes a release, with the shell’s own React, and the next one when the pointer moves', async () => {
    const first = await release('1.0.0');
    const remote = slot();
    await remote.refresh();
    expect(remote.current?.version).toBe(first);
    const module = rendererOf(remote).module as unknown as { react: string };
    expect(module.react).toMatch(/^19\./);

    const second = await release('1.1.0');
    await remote.refresh();
    expect(remote.current?.version).toBe(second);
  });

  it.each([
    ['a bundle that throws', 'throw new Error("broken")'],
    ['no routes', 'exports.platform = "1.0.0"'],
    ['another major platform', bundle('9.0.0', '9.0.0')],
    ['a library that is not shared', 'require("fs")'],
    ['a library that the browser has not', undefined, [{ name: 'vue', requiredVersion: '^3.0.0' }]],
  ])('refuses a release with %s and keeps the last good one', async (_, code, shared = []) => {
    const good = await release('1.0.0');
    const remote = slot();
    await remote.refresh();
    await release('1.1.0', code, shared);
    await remote.refresh();
    expect(remote.current?.version).toBe(good);
  });

  it('refuses a release whose smoke page fails', async () => {
    await release('1.0.0');
    const remote = slot(() => Promise.reject(new Error('no heading')));
    await remote.refresh();
    expect(remote.current).toBeUndefined();
  });

  it('refuses bytes that are not those that the pointer names', async () => {
    const version = await release('1.0.0');
    await writeFile(path.join(folder, 'root', version, 'server/server.js'), bundle('forged'));
    const remote = slot();
    await remote.refresh();
    expect(remote.current).toBeUndefined();
  });

  it('takes a release at the next poll after its server failed midway', async () => {
    const version = await release('1.0.0');
    const file = path.join(folder, 'root', version, 'server/server.js');
    await rename(file, `${file}.away`);
    const remote = slot();
    await remote.refresh();
    expect(remote.current).toBeUndefined();
    await rename(`${file}.away`, file);
    await remote.refresh();
    expect(remote.current?.version).toBe(version);
  });

  it.each(['null', '{"version":"2"}', '<!doctype html>'])(
    'logs an unreadable pointer once (%s) and keeps the last good release',
    async (text) => {
      const good = await release('1.0.0');
      const lines: string[] = [];
      const remote = slot(undefined, pino({}, { write: (line) => void lines.push(line) }));
      await remote.refresh();
      lines.length = 0;
      const file = path.join(folder, 'root/latest.json');
      await writeFile(file, text);
      await remote.refresh();
      await remote.refresh();
      expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
        'latest.json cannot be read; the last good release stays live',
      ]);
      expect([remote.current?.version, remote.reachable]).toEqual([good, true]);
    },
  );

  it('rejects a version that would escape the folder of copies', async () => {
    const version = await release('1.0.0');
    const file = path.join(folder, 'root/latest.json');
    const pointer = await readFile(file, 'utf8');
    await writeFile(file, pointer.replace(`"version": "${version}"`, '"version": ".."'));
    const remote = slot();
    await remote.refresh();
    expect(remote.current).toBeUndefined();
    expect(await readdir(folder)).not.toContain('server');
  });

  it('keeps the live release while the server is down, also after a restart', async () => {
    const version = await release('1.0.0');
    const before = slot();
    await before.refresh();
    await stopServer();
    await before.refresh();
    expect(before.current?.version).toBe(version);

    const after = slot();
    await after.restore();
    await after.refresh();
    expect(after.current?.version).toBe(version);
    expect(rendererOf(after).module.routes).toHaveLength(1);
  });

  describe('whose live release fails', () => {
    const REASON = 'its pages fail';
    let good: string;
    let bad: string;
    let remote: ReleaseSlot;
    let lines: string[];

    beforeEach(async () => {
      lines = [];
      remote = slot(undefined, pino({}, { write: (line) => void lines.push(line) }));
      good = await release('1.0.0');
      await remote.refresh();
      bad = await release('1.1.0');
      await remote.refresh();
    });
    const refusal = () => ({ version: bad, reason: REASON, at: expect.any(String) as string });

    it('rolls back to the previous release, with unstarted work', async () => {
      const seen: (string | undefined)[] = [];
      await remote.use(async (live) => {
        seen.push(live?.version);
        if (live?.version !== bad) return;
        rendererOf(remote).fail(REASON);
        throw new RendererEnded(REASON);
      });
      expect(seen).toEqual([bad, good]);
      expect(remote.current?.version).toBe(good);
      expect(remote.refused).toEqual([refusal()]);
      const line = lines.find((each) => each.includes('release failed'))!;
      expect(JSON.parse(line)).toMatchObject({
        level: 50,
        remote: 'public',
        version: bad,
        reason: REASON,
        msg: `release failed; the previous one is live: ${REASON}`,
      });
    });

    it('does not try it again, also after a restart, until the pointer moves', async () => {
      rendererOf(remote).fail(REASON);
      await remote.refresh();
      await remote.use(async () => {});
      await remote.close();
      expect(await status()).toEqual({ live: good, refused: [refusal()] });

      const after = slot();
      await after.restore();
      await after.refresh();
      await after.refresh();
      expect([after.current?.version, after.refused]).toEqual([good, [refusal()]]);

      const next = await release('1.2.0');
      await after.refresh();
      expect([after.current?.version, after.refused]).toEqual([next, []]);
      expect(await status()).toEqual({ live: next, refused: [] });
    });

    it('never refuses the last one', async () => {
      rendererOf(remote).fail(REASON);
      await remote.use(async () => {});
      await remote.close();
      rendererOf(remote).fail('it fails as well');
      await remote.close();
      expect([remote.current?.version, remote.refused]).toEqual([good, [refusal()]]);
      expect(lines.join('')).toContain('there is no previous one: it fails as well');

      const after = slot();
      await after.restore();
      expect(after.current?.version).toBe(good);
    });

    it('keeps copies of the live one and the one before, and none of a failed one', async () => {
      const copies = async () => (await readdir(path.join(folder, 'cache'))).sort();
      const third = await release('1.2.0');
      await remote.refresh();
      expect(await copies()).toEqual([bad, third, 'status.json']);
      rendererOf(remote).fail(REASON);
      await remote.use(async () => {});
      await remote.close();
      expect(await copies()).toEqual([bad, 'status.json']);
    });
  });

  it('retries a refused release while it has no other, with growing pauses', async () => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(0);
    const version = await release('1.0.0');
    const results = [true, true, false];
    const start = jest.fn<ReturnType<SlotOptions['start']>, Parameters<SlotOptions['start']>>(
      (...args) =>
        results.shift() ? Promise.reject(new Error('a bad minute')) : startUntried(...args),
    );
    const before = slot(start);
    await before.refresh();
    expect(before.refused).toMatchObject([{ version, reason: 'a bad minute' }]);

    const after = slot(start);
    await after.restore();
    await after.refresh();
    await after.refresh();
    expect(start).toHaveBeenCalledTimes(2);
    clock.mockReturnValue(2000);
    await after.refresh();
    expect([after.current?.version, after.refused]).toEqual([version, []]);
    expect(await status()).toEqual({ live: version, refused: [] });
  });
});
