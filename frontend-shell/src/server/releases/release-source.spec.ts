import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { serve, type TestServer } from '../testing/serve';
import { type ReleaseSource, sourceAt } from './release-source';

const SCRIPT = 'export {};';
let folder: string;
let root: string;
let source: ReleaseSource;
let server: TestServer;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'source-'));
  root = path.join(folder, 'public');
  const files: Record<string, string | Buffer> = {
    'public/v1/client/a.js': SCRIPT,
    'public/v1/client/a.js.br': brotliCompressSync(SCRIPT),
    'secret.txt': 'secret',
  };
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), content);
  }
  source = sourceAt(pathToFileURL(path.join(root, 'latest.json')).href);
  server = await serve((request, response, next) =>
    source.send(request.path.slice(1), request, response, next),
  );
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

describe('a folder of releases', () => {
  it('gives the files of releases, and nothing beside them', async () => {
    expect(String(await source.read('./v1/', 'client/a.js'))).toBe(SCRIPT);
    await expect(source.read('./v1/', 'client/b.js')).rejects.toThrow('ENOENT');
    await expect(source.read('../', 'secret.txt')).rejects.toThrow(
      'is outside the folder of releases',
    );
    await expect(source.read('./v1/', '../../secret.txt')).rejects.toThrow(
      'is outside the folder of releases',
    );
  });

  it.each([
    ['', undefined, Buffer.from(SCRIPT)],
    ['gzip, br', 'br', brotliCompressSync(SCRIPT)],
  ])('sends an immutable file, for "%s" as %s', async (accepted, encoding, bytes) => {
    const answer = await server.ask('/v1/client/a.js', { 'accept-encoding': accepted });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'content-type': 'text/javascript; charset=utf-8',
      'cross-origin-resource-policy': 'cross-origin',
      vary: 'Accept-Encoding',
    });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect((await buffer(answer)).equals(bytes)).toBe(true);
  });

  it('forbids caching of a 404', async () => {
    const answer = await server.ask('/v1/client/b.js');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
    answer.resume();
  });
});
