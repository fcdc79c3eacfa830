import pino from 'pino';
import type { Release } from '../releases/release';
import { serve, type TestServer } from '../testing/serve';
import { discoveryRouter } from '.';

let server: TestServer;
let live: Release | undefined;

beforeEach(async () => {
  live = { renderer: { sitemap: async () => [{ path: '/about' }] } } as unknown as Release;
  server = await serve(
    discoveryRouter({
      log: pino({ level: 'silent' }),
      slot: { use: (work) => work(live) },
      publicUrl: 'https://manjara.example',
    }),
  );
});
afterEach(() => server.close());

it('allows crawlers the public pages, and names the sitemap', async () => {
  const response = await fetch(`${server.url}/robots.txt`);
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

it('serves the sitemap compressed, cached for an hour, with 304', async () => {
  const response = await fetch(`${server.url}/sitemap.xml`, {
    headers: { 'accept-encoding': 'br' },
  });
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
  expect(await response.text()).toContain('<loc>https://manjara.example/about?lang=en</loc>');
  const etag = response.headers.get('etag') ?? '';
  const again = await server.ask('/sitemap.xml', {
    'accept-encoding': 'br',
    'if-none-match': etag,
  });
  expect(again.statusCode).toBe(304);
});

it('answers 503 with Retry-After while the pages cannot be loaded', async () => {
  live = undefined;
  const response = await fetch(`${server.url}/sitemap.xml`);
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60']);
});
