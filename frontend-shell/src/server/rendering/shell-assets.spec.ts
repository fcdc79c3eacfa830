import { copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serve, type TestServer } from '../testing/serve';
import { loadShellAssets } from './shell-assets';

const PUBLIC = path.resolve(__dirname, '../../../public');
const FONTS = [
  'a-core-arabic.1.woff2',
  'a-core-latin.2.woff2',
  'a-signs-latin.5.woff2',
  'a-arabic.3.woff2',
  'a-latin.4.woff2',
];
const ASSETS = { chunks: { index: { js: ['static/index.js'], css: [] } }, fonts: FONTS };
let folder: string;
let server: TestServer;
let url: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shell-assets-'));
  await writeFile(path.join(folder, 'asset-map.json'), JSON.stringify(ASSETS));
  const boot = { chunks: { boot: { js: ['static/boot.js'], css: [] } }, fonts: [] };
  await writeFile(path.join(folder, 'asset-map-boot.json'), JSON.stringify(boot));
  await mkdir(path.join(folder, 'static'));
  await writeFile(path.join(folder, 'static/index.js'), '');
  for (const name of await readdir(PUBLIC)) {
    await copyFile(path.join(PUBLIC, name), path.join(folder, name));
  }
  server = await serve(loadShellAssets(folder).serve);
  ({ url } = server);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

it.each([
  ['/favicon.ico', /^image\/(x-icon|vnd\.microsoft\.icon)/],
  ['/dashboard.webmanifest', /^application\/manifest\+json/],
])('serves %s under its type, to be kept for a day', async (file, type) => {
  const response = await fetch(url + file);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(type);
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
});

it('lets built files be kept for ever, and has nothing else at the root', async () => {
  const script = await fetch(`${url}/_shell/static/index.js`);
  expect(script.headers.get('cache-control')).toContain('immutable');
  expect((await fetch(`${url}/asset-map.json`)).status).toBe(404);
  expect((await fetch(`${url}/no-such-icon.png`)).status).toBe(404);
});

it('preloads the fonts that a page in the language is sure to need', () => {
  expect(loadShellAssets(folder).files.fonts).toEqual({
    ar: ['/_shell/a-core-arabic.1.woff2', '/_shell/a-signs-latin.5.woff2'],
    en: ['/_shell/a-core-latin.2.woff2'],
  });
});

it('answers range requests with the whole file, also an invalid range', async () => {
  for (const range of ['bytes=5-2', 'bytes=2-4']) {
    const answer = await fetch(`${url}/favicon.svg`, { headers: { range } });
    const length = String((await answer.arrayBuffer()).byteLength);
    expect([answer.status, answer.headers.get('content-length')]).toEqual([200, length]);
  }
});
