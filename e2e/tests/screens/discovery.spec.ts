import {
  LANGUAGES,
  type Product,
  type Project,
  PROJECT_CATEGORIES,
  PRODUCT_CATEGORIES,
} from '@manjara/contracts';
import { addressOf, readHead } from '../../support/page-head';
import { PUBLIC } from '../../support/screens';
import { expect, test } from '../../support/test';

const PAGES = Object.values(PUBLIC);
const NOTHING_KEPT = { cookies: [], origins: [] };

test(
  'the HTML of every page says where it is, and names a picture that can be shared',
  { tag: '@long' },
  async ({ page, request, siteUrl, language }) => {
    for (const path of PAGES) {
      const head = await readHead(page, await (await request.get(path)).text());
      expect([head.titles, head.canonical]).toEqual([1, [addressOf(siteUrl, path, language)]]);
      expect(head.alternates).toEqual({
        ar: addressOf(siteUrl, path, 'ar'),
        en: addressOf(siteUrl, path, 'en'),
        'x-default': addressOf(siteUrl, path, 'ar'),
      });
      const { meta } = head;
      const picture = await request.get(meta['og:image']!, { headers: { accept: '*/*' } });
      expect([path, picture.status(), picture.headers()['content-type']]).toEqual([
        path,
        200,
        'image/jpeg',
      ]);
      const bytes = (await picture.body()).toString('base64');
      const size = await page.evaluate(async (data) => {
        const image = new Image();
        image.src = `data:image/jpeg;base64,${data}`;
        await image.decode();
        return [image.naturalWidth, image.naturalHeight].map(String);
      }, bytes);
      expect([meta['og:image:width'], meta['og:image:height']]).toEqual(size);
    }
  },
);

test('the sitemap leads to every page in both languages', async ({
  page,
  request,
  playwright,
  siteUrl,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  const response = await request.get('/sitemap.xml');
  const urls = await page.evaluate(
    (text) => {
      const document = new DOMParser().parseFromString(text, 'application/xml');
      if (document.querySelector('parsererror')) throw new Error('It is no XML.');
      return [...document.getElementsByTagName('url')].map((url) => ({
        loc: url.getElementsByTagName('loc')[0]?.textContent ?? '',
      }));
    },
    await response.text(),
  );
  const projects = (await (await request.get('/api/projects')).json()) as Project[];
  const products = (await (await request.get('/api/products')).json()) as Product[];
  const categories = PROJECT_CATEGORIES.length + PRODUCT_CATEGORIES.length;
  const paths = PAGES.length + categories + projects.length + products.length;
  expect(new Set(urls.map(({ loc }) => loc)).size).toBe(paths * LANGUAGES.length);

  // One page of every kind, at its canonical address.
  const category = encodeURIComponent(PROJECT_CATEGORIES[0].ar);
  for (const address of [
    addressOf(siteUrl, '/about', 'en'),
    addressOf(siteUrl, `/projects/${category}`, 'ar'),
    addressOf(siteUrl, `/project/${projects[0]!._id}`, 'en'),
    addressOf(siteUrl, `/production?product=${products[0]!._id}`, 'en'),
  ]) {
    // Without cookies: a crawler does not remember the language.
    const crawler = await playwright.request.newContext({ storageState: NOTHING_KEPT });
    const answer = await crawler.get(address);
    expect(answer.status()).toBe(200);
    expect((await readHead(page, await answer.text())).canonical).toEqual([address]);
    await crawler.dispose();
    expect(urls.map(({ loc }) => loc)).toContain(address);
  }
});
