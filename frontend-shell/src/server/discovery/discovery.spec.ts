import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import type { Release } from '../releases/release';
import { createDiscovery } from '.';

let server: Server;
let url: string;
let live: Release | undefined;

beforeEach(async () => {
  live = { renderer: { sitemap: async () => [{ path: '/about' }] } } as unknown as Release;
  const discovery = createDiscovery(pino({ level: 'silent' }));
  server = createServer((request, response) => {
    const slot = { use: <T>(work: (release: Release | undefined) => Promise<T>) => work(live) };
    const site = { origin: 'https://manjara.example', slot, requestId: 'request-1' };
    void discovery
      .serve(request, response, request.url ?? '', site)
      .then((answered) => answered || response.writeHead(404).end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

it('tells crawlers what they may read, and where the sitemap is', async () => {
  const response = await fetch(`${url}/robots.txt`);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect((await response.text()).trim().split('\n')).toEqual([
    'User-agent: *',
    'Allow: /',
    'Allow: /api/files/',
    'Disallow: /api/',
    'Disallow: /dashboard$',
    'Disallow: /dashboard?',
    'Disallow: /dashboard/',
    '',
    'Sitemap: https://manjara.example/sitemap.xml',
  ]);
});

it('serves the sitemap compressed, to be kept for an hour, and 304 for what is known', async () => {
  const response = await fetch(`${url}/sitemap.xml`, { headers: { 'accept-encoding': 'br' } });
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
  expect(await response.text()).toContain('<loc>https://manjara.example/about?lang=en</loc>');
  const etag = response.headers.get('etag') ?? '';
  const again = await fetch(`${url}/sitemap.xml`, { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
});

it('asks crawlers to come again while the pages cannot be had', async () => {
  live = undefined;
  const response = await fetch(`${url}/sitemap.xml`);
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60']);
});
