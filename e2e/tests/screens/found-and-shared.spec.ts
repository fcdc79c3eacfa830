import {
  COMPANY,
  LANGUAGES,
  type Project,
  PROJECT_CATEGORIES,
  type Question,
} from '@manjara/contracts';
import type { APIRequestContext } from '@playwright/test';
import { addressOf, readHead } from '../../support/page-head';
import { expect, test } from '../../support/test';

const PAGES = ['/', '/about', '/projects', '/production', '/join', '/contact'];

const newestProject = async (request: APIRequestContext): Promise<Project> => {
  const [project] = (await (await request.get('/api/projects?page=1&limit=1')).json()) as Project[];
  return project!;
};

const dataOf = (data: Record<string, unknown>[], type: string): Record<string, unknown> => {
  const found = data.find((thing) => thing['@type'] === type);
  if (!found) throw new Error(`The page describes no ${type}.`);
  return found;
};

const typesOf = (data: Record<string, unknown>[]) => data.map((thing) => thing['@type']);

test.describe('the HTML of the server', { tag: '@anywidth' }, () => {
  test('says of every page what it is, where it is and how it looks', async ({
    page,
    request,
    siteUrl,
    language,
  }) => {
    const titles = new Set<string>();
    for (const path of PAGES) {
      const html = await (await request.get(path)).text();
      const head = await readHead(page, html);
      expect(head.language).toBe(language);
      expect(head.titles).toBe(1);
      titles.add(head.title);
      expect(head.meta.description?.length).toBeGreaterThan(20);
      expect(head.canonical).toEqual([addressOf(siteUrl, path, language)]);
      expect(head.alternates).toEqual({
        ar: addressOf(siteUrl, path, 'ar'),
        en: addressOf(siteUrl, path, 'en'),
        'x-default': addressOf(siteUrl, path, 'ar'),
      });
      expect(head.meta).toMatchObject({
        'og:type': 'website',
        'og:title': head.title,
        'og:description': head.meta.description,
        'og:url': addressOf(siteUrl, path, language),
        'og:locale': language === 'ar' ? 'ar_SA' : 'en_GB',
        'twitter:card': 'summary_large_image',
        'twitter:image': head.meta['og:image'],
      });
      expect(new Set(head.metaNames).size).toBe(head.metaNames.length);
      expect(typesOf(head.data)).toEqual(expect.arrayContaining(['LocalBusiness', 'WebSite']));
    }
    expect(titles.size).toBe(PAGES.length);
  });

  test('names pictures that services for shared links can show', async ({ page, request }) => {
    for (const path of PAGES) {
      const { meta } = await readHead(page, await (await request.get(path)).text());
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
      expect(meta['og:image:alt']).not.toBe('');
    }
  });

  test('describes a project under its own address', async ({
    page,
    request,
    siteUrl,
    language,
  }) => {
    const project = await newestProject(request);
    const path = `/projects?project=${project._id}`;
    const head = await readHead(page, await (await request.get(`${path}&page=1&ref=x`)).text());
    const name = language === 'ar' ? project.arName : project.name;
    expect(head.title).toContain(name);
    expect(head.canonical).toEqual([addressOf(siteUrl, path, language)]);
    expect(head.meta['og:image']).toBe(`${siteUrl}${project.image.url}?w=1440`);
    const work = head.data.find((thing) => thing['@type'] === 'CreativeWork');
    expect(work).toMatchObject({ name, url: addressOf(siteUrl, path, language) });
  });

  test('describes the company with its address in Jeddah', async ({ page, request, language }) => {
    const { data } = await readHead(page, await (await request.get('/')).text());
    expect(dataOf(data, 'LocalBusiness')).toMatchObject({
      name: COMPANY.name[language],
      telephone: COMPANY.phone.number,
      address: {
        '@type': 'PostalAddress',
        addressLocality: language === 'ar' ? 'جدة' : 'Jeddah',
        addressCountry: 'SA',
      },
      sameAs: Object.values(COMPANY.social),
    });
  });

  test('lists answers, products, projects and the way to each page', async ({
    page,
    request,
    language,
  }) => {
    const read = async (path: string) =>
      (await readHead(page, await (await request.get(path)).text())).data;
    const questions = (await (await request.get('/api/content/questions')).json()) as Question[];
    const answers = dataOf(await read('/about'), 'FAQPage').mainEntity;
    expect(answers).toMatchObject(
      questions.map((question) => ({
        '@type': 'Question',
        name: language === 'ar' ? question.arTitle : question.title,
        acceptedAnswer: { text: language === 'ar' ? question.arDescription : question.description },
      })),
    );

    for (const [path, kind] of [
      ['/production', 'Product'],
      ['/projects', 'CreativeWork'],
    ] as const) {
      const things = (await (
        await request.get(`/api${path === '/projects' ? path : '/products'}`)
      ).json()) as Project[];
      const listed = JSON.stringify(dataOf(await read(path), 'ItemList').itemListElement);
      expect(listed).toContain(`"@type":"${kind}"`);
      expect(listed).toContain(
        JSON.stringify(language === 'ar' ? things[0]!.arName : things[0]!.name),
      );
    }

    const [category] = PROJECT_CATEGORIES;
    const depths = { '/about': 2, '/join': 2, [`/projects/${category[language]}`]: 3 };
    for (const [path, depth] of Object.entries(depths)) {
      expect(dataOf(await read(path), 'BreadcrumbList').itemListElement).toHaveLength(depth);
    }
  });

  test('answers ?lang= in that language, with the address that belongs to it', async ({
    page,
    request,
    siteUrl,
  }) => {
    for (const asked of LANGUAGES) {
      const response = await request.get(`/about?lang=${asked}&utm_source=x`);
      expect(response.headers()['content-language']).toBe(asked);
      const head = await readHead(page, await response.text());
      expect(head.language).toBe(asked);
      expect(head.canonical).toEqual([addressOf(siteUrl, '/about', asked)]);
    }
  });

  test('keeps searches, wrong paths and the dashboard out of search engines', async ({
    page,
    request,
  }) => {
    const read = async (path: string) => {
      const response = await request.get(path);
      const head = await readHead(page, await response.text());
      return { status: response.status(), robots: head.meta.robots, canonical: head.canonical };
    };
    const unlisted = { robots: 'noindex', canonical: [] };
    expect(await read('/projects?search=oak')).toEqual({ status: 200, ...unlisted });
    expect(await read('/no-such-page')).toEqual({ status: 404, ...unlisted });
    expect(await read('/projects/Castles')).toEqual({ status: 404, ...unlisted });
    expect(await read('/projects?project=000000000000000000000000')).toEqual({
      status: 404,
      ...unlisted,
    });
    const dashboard = await request.get('/dashboard/projects');
    expect(dashboard.headers()['x-robots-tag']).toBe('noindex, nofollow');
    expect((await read('/dashboard/projects')).robots).toBe('noindex, nofollow');
  });
});

test(
  'the head follows the visitor',
  { tag: '@anywidth' },
  async ({ page, siteUrl, t, language }) => {
    await page.goto('/about');
    const canonical = page.locator('head link[rel="canonical"]');
    await expect(canonical).toHaveAttribute('href', addressOf(siteUrl, '/about', language));
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: t('navigation.contact') }).click();
    await expect(canonical).toHaveAttribute('href', addressOf(siteUrl, '/contact', language));
    await expect(page.locator('head meta[property="og:title"]')).toHaveAttribute(
      'content',
      await page.title(),
    );
    const other = language === 'ar' ? 'en' : 'ar';
    await page.locator(`header a[hreflang="${other}"]`).click();
    await expect(canonical).toHaveAttribute('href', addressOf(siteUrl, '/contact', other));
    await expect(page.locator('head meta[property="og:url"]')).toHaveCount(1);
  },
);
