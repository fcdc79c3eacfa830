import { LANGUAGES, type Product, type Project, PROJECT_CATEGORIES } from '@manjara/contracts';
import { addressOf, readHead } from '../../support/page-head';
import { expect, test } from '../../support/test';

const PAGES = ['/', '/about', '/projects', '/production', '/join', '/contact'];
const NOTHING_KEPT = { cookies: [], origins: [] };

test(
  'the sitemap leads to every page in both languages',
  { tag: '@anywidth' },
  async ({ page, request, playwright, siteUrl }) => {
    const robots = await (await request.get('/robots.txt')).text();
    expect(robots).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
    const response = await request.get('/sitemap.xml');
    expect(response.headers()['content-type']).toBe('application/xml; charset=utf-8');
    const urls = await page.evaluate(
      (text) => {
        const document = new DOMParser().parseFromString(text, 'application/xml');
        if (document.querySelector('parsererror')) throw new Error('It is no XML.');
        return [...document.getElementsByTagName('url')].map((url) => ({
          loc: url.getElementsByTagName('loc')[0]?.textContent ?? '',
          twins: [...url.getElementsByTagName('xhtml:link')].map((link) =>
            link.getAttribute('href'),
          ),
          pictures: [...url.getElementsByTagName('image:loc')].map(
            ({ textContent }) => textContent,
          ),
        }));
      },
      await response.text(),
    );

    const projects = (await (await request.get('/api/projects')).json()) as Project[];
    const products = (await (await request.get('/api/products')).json()) as Product[];
    const paths = PAGES.length + PROJECT_CATEGORIES.length + projects.length + products.length;
    expect(urls).toHaveLength(paths * LANGUAGES.length);
    expect(new Set(urls.map(({ loc }) => loc)).size).toBe(urls.length);
    const locations = urls.map(({ loc }) => loc);
    for (const { twins } of urls) {
      expect(twins).toHaveLength(3);
      expect(locations).toEqual(expect.arrayContaining(twins));
    }
    // One of every kind, and its picture, can really be had, under the address that it calls its own.
    const project = projects[0]!;
    const kinds = [
      ...PAGES.map((path) => addressOf(siteUrl, path, 'en')),
      addressOf(siteUrl, `/projects/${encodeURIComponent(PROJECT_CATEGORIES[0].ar)}`, 'ar'),
      addressOf(siteUrl, `/projects?project=${project._id}`, 'en'),
      addressOf(siteUrl, `/production?product=${products[0]!._id}`, 'en'),
    ];
    for (const address of kinds) {
      const { pictures = [] } = urls.find(({ loc }) => loc === address) ?? {};
      expect(locations).toContain(address);
      // A crawler keeps no language from one address to the next.
      const crawler = await playwright.request.newContext({ storageState: NOTHING_KEPT });
      const answer = await crawler.get(address);
      expect(answer.status()).toBe(200);
      expect((await readHead(page, await answer.text())).canonical).toEqual([address]);
      await crawler.dispose();
      if (pictures[0]) expect((await request.get(pictures[0])).status()).toBe(200);
    }
  },
);

test(
  'icons and manifest are there, under their types',
  { tag: '@anywidth' },
  async ({ page, request }) => {
    const head = await readHead(page, await (await request.get('/')).text());
    const types: Record<string, string> = {
      '/favicon.ico': 'image/',
      '/favicon.svg': 'image/svg+xml',
      '/apple-touch-icon.png': 'image/png',
    };
    expect(head.icons.sort()).toEqual(Object.keys(types).sort());
    const manifest = await request.get(head.manifest[0]!);
    expect(manifest.headers()['content-type']).toContain('application/manifest+json');
    const { dir, lang, icons } = (await manifest.json()) as {
      dir: string;
      lang: string;
      icons: { src: string; type: string }[];
    };
    expect([dir, lang]).toEqual(['rtl', 'ar']);
    for (const { src, type } of icons) types[src] = type;
    for (const [src, type] of Object.entries(types)) {
      const icon = await request.get(src);
      expect([src, icon.status()]).toEqual([src, 200]);
      expect(icon.headers()['content-type']).toContain(type);
      expect(icon.headers()['cache-control']).toContain('max-age=86400');
    }
  },
);
