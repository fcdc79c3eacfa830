import { LANGUAGES, type Product, type Project, PROJECT_CATEGORIES } from '@manjara/contracts';
import { addressOf, readHead } from '../../support/page-head';
import { PUBLIC } from '../../support/screens';
import { expect, test } from '../../support/test';

const PAGES = Object.values(PUBLIC);
const NOTHING_KEPT = { cookies: [], origins: [] };

test('the HTML of every page says where it is, and names a picture that can be shared', async ({
  page,
  request,
  siteUrl,
  language,
}) => {
  for (const path of PAGES) {
    const head = await readHead(page, await (await request.get(path)).text());
    expect([head.titles, head.canonical]).toEqual([1, [addressOf(siteUrl, path, language)]]);
    expect(head.alternates).toEqual({
      ar: addressOf(siteUrl, path, 'ar'),
      en: addressOf(siteUrl, path, 'en'),
      'x-default': addressOf(siteUrl, path, 'ar'),
    });
    expect(new Set(head.metaNames).size).toBe(head.metaNames.length);
    expect(head.data.map((thing) => thing['@type'])).toEqual(
      expect.arrayContaining(['LocalBusiness', 'WebSite']),
    );

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
});

test('an open project is described and its picture fetched first; searches and the dashboard are not listed', async ({
  page,
  request,
  siteUrl,
  language,
}) => {
  const read = async (path: string) => {
    const response = await request.get(path);
    const html = await response.text();
    return { html, status: response.status(), ...(await readHead(page, html)) };
  };
  const projects = (await (await request.get('/api/projects?page=1&limit=1')).json()) as Project[];
  const [project] = projects as [Project];
  const path = `/projects?project=${project._id}`;
  const { html, title, canonical, meta } = await read(`${path}&page=1&ref=x`);
  expect(title).toContain(language === 'ar' ? project.arName : project.name);
  expect(canonical).toEqual([addressOf(siteUrl, path, language)]);
  expect(meta['og:image']).toBe(`${siteUrl}${project.image.url}?w=1440`);
  const ahead = html.match(/<link rel="preload" as="image"[^>]*>/g) ?? [];
  expect(ahead).toEqual([expect.stringContaining(`${project.image.url}?w=`)]);
  expect(ahead[0]).toMatch(/fetchpriority="high"/i);

  for (const [unlisted, status] of [
    ['/projects?search=oak', 200],
    ['/projects/Castles', 404],
    [`/projects?project=${'0'.repeat(24)}`, 404],
  ] as const) {
    const answer = await read(unlisted);
    expect([answer.status, answer.meta.robots]).toEqual([status, 'noindex']);
  }
  expect((await read('/dashboard/projects')).meta.robots).toBe('noindex, nofollow');
});

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
        picture: url.getElementsByTagName('image:loc')[0]?.textContent,
      }));
    },
    await response.text(),
  );
  const projects = (await (await request.get('/api/projects')).json()) as Project[];
  const products = (await (await request.get('/api/products')).json()) as Product[];
  const paths = PAGES.length + PROJECT_CATEGORIES.length + projects.length + products.length;
  expect(new Set(urls.map(({ loc }) => loc)).size).toBe(paths * LANGUAGES.length);

  // One of every kind, and its picture, can be had under the address that it calls its own.
  const category = encodeURIComponent(PROJECT_CATEGORIES[0].ar);
  for (const address of [
    addressOf(siteUrl, '/about', 'en'),
    addressOf(siteUrl, `/projects/${category}`, 'ar'),
    addressOf(siteUrl, `/projects?project=${projects[0]!._id}`, 'en'),
    addressOf(siteUrl, `/production?product=${products[0]!._id}`, 'en'),
  ]) {
    // A crawler keeps no language from one address to the next.
    const crawler = await playwright.request.newContext({ storageState: NOTHING_KEPT });
    const answer = await crawler.get(address);
    expect(answer.status()).toBe(200);
    expect((await readHead(page, await answer.text())).canonical).toEqual([address]);
    await crawler.dispose();
    const { picture } = urls.find(({ loc }) => loc === address)!;
    if (picture) expect((await request.get(picture)).status()).toBe(200);
  }
});
