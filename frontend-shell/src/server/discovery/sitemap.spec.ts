import type { SitemapPage } from '@manjara/platform';
import { SITEMAP_PATH, Sitemaps } from './sitemap';

const ORIGIN = 'https://manjara.example';
const pagesOf = (count: number): SitemapPage[] =>
  Array.from({ length: count }, (_, index) => ({ path: `/${index}` }));
const remote = (sitemap: () => Promise<SitemapPage[]>) => ({ sitemap });
const at = (pathname: string) => ({ origin: ORIGIN, pathname, requestId: 'request-1' });
const countOf = (xml: string | null) => xml?.match(/<url>/g)?.length;

it.each([
  ['/sitemap.xml', true],
  ['/sitemap-1.xml', true],
  ['/sitemap-0.xml', false],
  ['/sitemap-01.xml', false],
  ['/a/sitemap.xml', false],
])('%s is an address of a sitemap: %s', (pathname, expected) => {
  expect(SITEMAP_PATH.test(pathname)).toBe(expected);
});

it('is one file while the site is small', async () => {
  const sitemaps = new Sitemaps();
  const module = remote(async () => pagesOf(1_000));
  expect(countOf(await sitemaps.read(module, at('/sitemap.xml')))).toBe(2_000);
  expect(await sitemaps.read(module, at('/sitemap-1.xml'))).toBeNull();
});

it('is a list of files when the site is large, none of them too long', async () => {
  const sitemaps = new Sitemaps();
  const module = remote(async () => pagesOf(1_001));
  const index = await sitemaps.read(module, at('/sitemap.xml'));
  expect(index).toContain(`<loc>${ORIGIN}/sitemap-2.xml</loc>`);
  expect(countOf(await sitemaps.read(module, at('/sitemap-1.xml')))).toBe(2_000);
  expect(countOf(await sitemaps.read(module, at('/sitemap-2.xml')))).toBe(2);
  expect(await sitemaps.read(module, at('/sitemap-3.xml'))).toBeNull();
});

it('does not keep a failure', async () => {
  const sitemaps = new Sitemaps();
  const sitemap = jest.fn(async () => pagesOf(1)).mockRejectedValueOnce(new Error('down'));
  const module = remote(sitemap);
  await expect(sitemaps.read(module, at('/sitemap.xml'))).rejects.toThrow('down');
  expect(countOf(await sitemaps.read(module, at('/sitemap.xml')))).toBe(2);
  await expect(sitemaps.read(undefined, at('/sitemap.xml'))).rejects.toThrow();
});
