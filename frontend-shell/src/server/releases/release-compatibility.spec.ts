import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RemoteKey } from '@manjara/platform';
import { publish } from '@manjara/releases';
import pino from 'pino';
import { ReleaseCache } from './release-cache';
import { startUntried } from '../testing/start-untried';
import { ReleaseSlot } from './release-slot';
import { fileServer } from '../testing/file-server';

// A shell of which there are older and newer ones.
jest.mock('@manjara/platform', () => ({
  ...jest.requireActual<object>('@manjara/platform'),
  PLATFORM_VERSION: '2.3.1',
}));

let folder: string;
let server: Server;
let lines: string[];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'compatibility-'));
  server = fileServer(folder).listen(0, '127.0.0.1');
  await once(server, 'listening');
  lines = [];
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true, force: true });
});

interface Built {
  name?: string;
  /** What the browser's build asks for; by default the platform that the server's bundle names. */
  shared?: { name: string; requiredVersion: string }[];
}

/** Publishes a remote that was built against a platform; only the public one has a server bundle. */
async function release(key: RemoteKey, platform: string, built: Built = {}): Promise<string> {
  const { name = `manjara_${key}` } = built;
  const shared = built.shared ?? [
    { name: '@manjara/platform', requiredVersion: `^${platform}` },
    { name: 'react', requiredVersion: '^19.0.0' },
  ];
  const bundle =
    `exports.platform = '${platform}'; exports.version = '1.0.0';` +
    `exports.routes = [{ path: '/' }]; exports.texts = async () => ({});`;
  const files: Record<string, string> = {
    'client/mf-manifest.json': JSON.stringify({ metaData: { name }, shared }),
    'client/asset-map.json': '{"chunks":{}}',
    ...(key === 'public' && { 'server/server.js': bundle }),
  };
  const dist = path.join(folder, `dist-${key}`);
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dist, file)), { recursive: true });
    await writeFile(path.join(dist, file), content);
  }
  const root = path.join(folder, key);
  await mkdir(root, { recursive: true });
  return (await publish({ dist, root, version: '1.0.0' })).version;
}

function slot(key: RemoteKey): ReleaseSlot {
  const { port } = server.address() as AddressInfo;
  return new ReleaseSlot({
    key,
    pointerUrl: `http://127.0.0.1:${port}/${key}/latest.json`,
    cache: new ReleaseCache(path.join(folder, `cache-${key}`)),
    log: pino({}, { write: (line) => void lines.push(line) }),
    start: startUntried,
  });
}

describe.each<RemoteKey>(['public', 'dashboard'])('the remote "%s" on platform 2.3.1', (key) => {
  it.each(['2.3.1', '2.3.0', '2.3.9', '2.0.0'])('is live when built against %s', async (built) => {
    const version = await release(key, built);
    const remote = slot(key);
    await remote.refresh();
    expect(remote.current?.version).toBe(version);
  });

  it.each(['2.4.0', '2.10.0', '3.0.0', '1.9.0'])(
    'is refused in a sentence when built against %s, and what was live stays',
    async (built) => {
      const good = await release(key, '2.3.0');
      const remote = slot(key);
      await remote.refresh();
      const refused = await release(key, built);
      await remote.refresh();
      await remote.refresh();
      expect(remote.current?.version).toBe(good);
      const said = lines.filter((line) => line.includes('refused'));
      expect(said).toHaveLength(1);
      expect(JSON.parse(said[0]!)).toMatchObject({
        remote: key,
        version: refused,
        msg:
          `release refused: The remote "${key}" was built against platform ${built}, ` +
          `which does not fit this shell's 2.3.1.`,
      });
    },
  );

  it.each<[string, Built]>([
    [
      `The remote "${key}" needs react ^20.0.0; this shell shares 19.`,
      { shared: [{ name: 'react', requiredVersion: '^20.0.0' }] },
    ],
    [
      `The remote "${key}" needs vue ^0.1.0; this shell does not share it.`,
      { shared: [{ name: 'vue', requiredVersion: '^0.1.0' }] },
    ],
    ['This is a release of "manjara_other", where', { name: 'manjara_other' }],
  ])('is refused: %s', async (sentence, built) => {
    await release(key, '2.3.0', built);
    const remote = slot(key);
    await remote.refresh();
    expect(remote.current).toBeUndefined();
    expect(lines.join('')).toContain(JSON.stringify(sentence).slice(1, -1));
  });
});

it('the server’s bundle is held to the platform, too', async () => {
  await release('public', '2.4.0', { shared: [] });
  const remote = slot('public');
  await remote.refresh();
  expect(remote.current).toBeUndefined();
  expect(lines.join('')).toContain('built against platform 2.4.0');
});
