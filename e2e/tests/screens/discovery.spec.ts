import {
  type Language,
  LANGUAGES,
  type Product,
  type Project,
  PROJECT_CATEGORIES,
  PRODUCT_CATEGORIES,
  projectPath,
} from '@manjara/contracts';
import Validator from '@adobe/structured-data-validator';
import sharp from 'sharp';
import { PUBLIC } from '../../support/screens';
import { listOf } from '../../support/site-content';
import { expect, test } from '../../support/test';

const PAGES = Object.values(PUBLIC);

/** The canonical address of a page. */
const addressOf = (site: string, path: string, language: Language): string =>
  language === 'ar' ? site + path : `${site}${path}${path.includes('?') ? '&' : '?'}lang=en`;

// Checks the server's HTML. Without scripting the browser cancels preloaded scripts.
test.use({ javaScriptEnabled: false });
test.beforeEach(({ watch }) => watch.expectProblem(/^request: csp GET .*\.js$/));

test(
  'the HTML of every page has its canonical address and a picture for sharing',
  { tag: '@long' },
  async ({ page, request, siteUrl, language }) => {
    const link = (selector: string) => page.locator(`head link${selector}`);
    const meta = (property: string) =>
      page.locator(`head meta[property="${property}"]`).getAttribute('content');
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page.locator('head title')).toHaveCount(1);
      await expect(link('[rel=canonical]')).toHaveAttribute(
        'href',
        addressOf(siteUrl, path, language),
      );
      for (const [hreflang, of] of [
        ['ar', 'ar'],
        ['en', 'en'],
        ['x-default', 'ar'],
      ] as const) {
        const alternate = link(`[rel=alternate][hreflang=${hreflang}]`);
        await expect(alternate).toHaveAttribute('href', addressOf(siteUrl, path, of));
      }
      const headers = { accept: '*/*' };
      const picture = await request.get((await meta('og:image'))!, { headers });
      expect([path, picture.headers()['content-type']]).toEqual([path, 'image/jpeg']);
      const { width, height } = await sharp(await picture.body()).metadata();
      expect(await meta('og:image:width')).toBe(String(width));
      expect(await meta('og:image:height')).toBe(String(height));
    }
  },
);

/** Made to order, so they have no price; search engines show their pictures and breadcrumbs. */
const NO_OFFERS = /"offers"/;

test(
  'the structured data of every page has what search engines ask for',
  { tag: '@long' },
  async ({ page, request }) => {
    const [project] = await listOf<Project>(request, 'projects');
    const [product] = await listOf<Product>(request, 'products');
    const paths = [
      ...PAGES,
      projectPath(project!, 'en'),
      `/projects?project=${project!._id}`,
      `/production?product=${product!._id}`,
    ];
    for (const path of paths) {
      await page.goto(path);
      const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
      const things = blocks.map((block) => JSON.parse(block) as { '@type': string });
      expect([path, things.length > 1]).toEqual([path, true]);
      const jsonld = Object.fromEntries(things.map((thing) => [thing['@type'], [thing]]));
      const issues = await new Validator().validate({ jsonld });
      const errors = issues.filter(
        ({ severity, issueMessage }) => severity === 'ERROR' && !NO_OFFERS.test(issueMessage),
      );
      expect([path, errors.map(({ issueMessage }) => issueMessage)]).toEqual([path, []]);
    }
  },
);

test('the sitemap leads to every page in both languages', async ({ page, request, siteUrl }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const urls = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) =>
    url!.replaceAll('&amp;', '&'),
  );
  const projects = await listOf<Project>(request, 'projects');
  const products = await listOf<Product>(request, 'products');
  const categories = PROJECT_CATEGORIES.length + PRODUCT_CATEGORIES.length;
  const paths = PAGES.length + categories + projects.length + products.length;
  expect(new Set(urls).size).toBe(paths * LANGUAGES.length);

  // One page of every kind, at its canonical address.
  const category = encodeURIComponent(PROJECT_CATEGORIES[0].ar);
  for (const address of [
    addressOf(siteUrl, '/about', 'en'),
    addressOf(siteUrl, `/projects/${category}`, 'ar'),
    addressOf(siteUrl, projectPath(projects[0]!, 'en'), 'en'),
    addressOf(siteUrl, `/production?product=${products[0]!._id}`, 'en'),
  ]) {
    expect(urls).toContain(address);
    // A crawler does not remember the language.
    await page.context().clearCookies();
    expect((await page.goto(address))?.status()).toBe(200);
    await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', address);
  }
});
