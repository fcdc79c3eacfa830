/** Metadata in the head of each page, in both languages. */
import { projectPath } from '@manjara/contracts';
import { PageMetadataContext, SiteOrigin } from '@manjara/platform';
import { PageHead } from './shared/components/PageHead';
import { aProduct, aProject, aSite } from './testing/factories';
import { mockApi, partOf } from './testing/network';
import { renderIn, renderPage, switchTo } from './testing/render-page';

const project = aProject(1, { description: `${'Oak and brass. '.repeat(20)}</script>` });
const content = aSite({
  '/content/questions': [
    {
      _id: 'a',
      title: 'Why oak?',
      arTitle: 'لماذا البلوط؟',
      description: '</script>',
      arDescription: 'و',
    },
  ],
  '/products': [aProduct(1), aProduct(2)],
  '/projects': partOf(45, [project, aProject(2)]),
  [`/projects/${project._id}`]: project,
});
const HOSPITALITY = { ar: encodeURIComponent('ضيافة'), en: 'Hospitality' };

const attribute = (selector: string, name: string) =>
  document.head.querySelector(selector)?.getAttribute(name);
const meta = (name: string) =>
  attribute(`meta[property="${name}"], meta[name="${name}"]`, 'content');
const canonical = () => attribute('link[rel="canonical"]', 'href');
const alternates = () =>
  Object.fromEntries(
    [...document.head.querySelectorAll('link[rel="alternate"]')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]),
  );

type Thing = Record<string, unknown> & { itemListElement: Record<string, unknown>[] };
const linkedData = (type: string): Thing | undefined =>
  [...document.querySelectorAll('script[type="application/ld+json"]')]
    .map((block) => JSON.parse(block.textContent ?? '') as Thing)
    .find((thing) => thing['@type'] === type);

beforeEach(() => void mockApi(content));

describe.each(['ar', 'en'] as const)('the head of a page in %s', (language) => {
  const address = (path: string) =>
    language === 'ar' ? path : `${path}${path.includes('?') ? '&' : '?'}lang=en`;

  it.each([
    ['/', 'hero'],
    ['/about', 'project-7'],
    ['/projects', 'project-1'],
    ['/production', 'product-1'],
    ['/join', null],
    ['/contact', null],
    ['/quote', null],
  ])('%s has its title, its addresses and its picture', async (path, picture) => {
    await renderPage(path, language);
    expect(document.title).toBeTruthy();
    expect(meta('description')).toBeTruthy();
    expect(meta('robots')).toBeUndefined();
    expect(canonical()).toBe(address(path));
    expect(alternates()).toEqual({
      ar: path,
      en: `${path}?lang=en`,
      'x-default': path,
    });
    expect(meta('og:url')).toBe(address(path));
    expect(meta('og:title')).toBe(document.title);
    expect(meta('twitter:title')).toBe(document.title);
    expect(meta('og:locale')).toBe(language === 'ar' ? 'ar_SA' : 'en_GB');
    expect(meta('twitter:card')).toBe('summary_large_image');
    const url = picture ? `/api/files/${picture}.jpg?w=1440` : '/share.jpg';
    expect([meta('og:image'), meta('twitter:image')]).toEqual([url, url]);
    expect([meta('og:image:width'), meta('og:image:height')]).toEqual(
      picture ? ['1440', '960'] : ['1200', '630'],
    );
    expect(meta('og:image:alt')).toBeTruthy();
  });

  it('has titles and descriptions that no two pages share', async () => {
    const paths = ['/', '/about', '/projects', `/projects/${HOSPITALITY[language]}`, '/production'];
    const said: (string | null | undefined)[] = [];
    for (const path of [...paths, '/join', '/contact']) {
      const { unmount } = await renderPage(path, language);
      said.push(document.title, meta('description'));
      unmount();
      document.head.replaceChildren();
    }
    expect(new Set(said).size).toBe(14);
  });

  it.each([
    '/projects/Hospitality',
    `/projects/${HOSPITALITY.ar}`,
    '/projects?category=hospitality',
  ])('names for %s the one address of the category in each language', async (path) => {
    await renderPage(path, language);
    expect(canonical()).toBe(address(`/projects/${HOSPITALITY[language]}`));
    expect(alternates()).toEqual({
      ar: `/projects/${HOSPITALITY.ar}`,
      en: '/projects/Hospitality?lang=en',
      'x-default': `/projects/${HOSPITALITY.ar}`,
    });
  });

  it.each([
    ['/about?utm_source=x&gclid=1', '/about'],
    ['/projects?page=2&utm_source=x', '/projects?page=2'],
    ['/projects?category=hospitality&category=education', '/projects'],
  ])('omits from %s the parameters that do not make another page', async (path, expected) => {
    await renderPage(path, language);
    expect(canonical()).toBe(address(expected));
  });

  it('distinguishes the pages of a list', async () => {
    await renderPage('/projects?page=2', language);
    expect(document.title).toContain(language === 'ar' ? 'الصفحة ٢' : 'Page 2');
  });

  it.each(['/projects?search=oak', '/projects/Castles', '/production?product=gone', '/nowhere'])(
    'asks that %s is not listed',
    async (path) => {
      await renderPage(path, language);
      expect(meta('robots')).toBe('noindex');
      expect([canonical(), alternates(), meta('og:url')]).toEqual([undefined, {}, undefined]);
      expect(linkedData('BreadcrumbList')).toBeUndefined();
    },
  );

  it('is that of the project while one is open', async () => {
    await renderPage(`/projects?project=${project._id}&page=2&search=x`, language);
    const own = address(projectPath(project, language));
    expect([canonical(), meta('og:url')]).toEqual([own, own]);
    expect(meta('og:title')).toContain(language === 'ar' ? project.arName : project.name);
    expect(meta('description')!.length).toBeLessThanOrEqual(160);
    // A long text is cut at the end of a word.
    expect(meta('description')).toMatch(/(Oak|and|brass\.)…$|^عن المشروع 1$/);
    expect(meta('og:image')).toBe(`${project.image.url}?w=1440`);
    expect(meta('og:image:alt')).toBe(language === 'ar' ? project.image.arAlt : project.image.alt);
    expect(linkedData('CreativeWork')).toMatchObject({
      name: language === 'ar' ? project.arName : project.name,
      description: language === 'ar' ? project.arDescription : project.description,
      url: own,
      dateCreated: project.createdAt,
    });
    expect(linkedData('BreadcrumbList')?.itemListElement).toHaveLength(3);
    expect(linkedData('CreativeWork')?.image).toEqual([
      expect.objectContaining({
        '@type': 'ImageObject',
        contentUrl: `${project.image.url}?w=1440`,
        caption: language === 'ar' ? project.image.arAlt : project.image.alt,
        creditText: language === 'ar' ? 'منجرة' : 'Manjara',
      }),
    ]);
  });

  it('is that of the product while one is open', async () => {
    const product = aProduct(1);
    await renderPage(`/production?product=${product._id}`, language);
    const own = address(`/production?product=${product._id}`);
    expect([canonical(), meta('og:url')]).toEqual([own, own]);
    expect(document.title).toContain(language === 'ar' ? product.arName : product.name);
    expect(meta('og:title')).toBe(document.title);
    expect(meta('description')).toContain(language === 'ar' ? 'الأبواب' : 'Doors');
    expect(meta('og:image')).toBe(`${product.image.url}?w=1440`);
    expect(meta('og:image:alt')).toBe(language === 'ar' ? product.image.arAlt : product.image.alt);
  });

  it('has all pictures of a product', async () => {
    const secondaryImages = [{ url: '/api/files/side', alt: 'A side', arAlt: 'جانب' }];
    const product = aProduct(1, { secondaryImages });
    mockApi(aSite({ '/products': [product] }));
    await renderPage(`/production?product=${product._id}`, language);
    const images = linkedData('Product')?.image as { contentUrl: string }[];
    expect(images.map(({ contentUrl }) => contentUrl)).toEqual([
      `${product.image.url}?w=1440`,
      '/api/files/side?w=1440',
    ]);
  });

  it('lists projects, products and answers for search engines', async () => {
    const first = await renderPage('/projects', language);
    const [work] = linkedData('ItemList')!.itemListElement;
    expect(work).toMatchObject({ position: 1, item: { '@type': 'CreativeWork' } });
    first.unmount();
    const second = await renderPage('/production', language);
    const [, product] = linkedData('ItemList')!.itemListElement;
    const name = language === 'ar' ? 'منتج 2' : 'Product 2';
    expect(product).toMatchObject({ position: 2, item: { '@type': 'Product', name } });
    second.unmount();
    await renderPage('/about', language);
    expect(linkedData('FAQPage')?.mainEntity).toEqual([
      {
        '@type': 'Question',
        name: language === 'ar' ? 'لماذا البلوط؟' : 'Why oak?',
        acceptedAnswer: { '@type': 'Answer', text: language === 'ar' ? 'و' : '</script>' },
      },
    ]);
  });

  it('has the breadcrumbs of a category', async () => {
    await renderPage('/projects/Hospitality', language);
    const items = linkedData('BreadcrumbList')!.itemListElement;
    expect(items.map(({ position, item }) => [position, item])).toEqual([
      [1, address('/')],
      [2, address('/projects')],
      [3, address(`/projects/${HOSPITALITY[language]}`)],
    ]);
  });
});

it('follows the visitor from language to language', async () => {
  await renderPage('/projects/Hospitality', 'en');
  expect(canonical()).toBe('/projects/Hospitality?lang=en');
  await switchTo('ar');
  expect(canonical()).toBe(`/projects/${HOSPITALITY.ar}`);
  expect(document.head.querySelectorAll('link[rel="canonical"]')).toHaveLength(1);
});

it('has the description and picture that the owner chose, in each language of its own', async () => {
  const image = { url: '/api/files/own', width: 1200, height: 630 };
  const chosen = { description: 'Chosen.', arDescription: '', image };
  const head = (
    <PageMetadataContext value={{ about: chosen }}>
      <PageHead page="about" title="About" description="Own." path="/about" />
    </PageMetadataContext>
  );
  const { unmount } = await renderIn('en', head);
  expect([meta('description'), meta('og:description')]).toEqual(['Chosen.', 'Chosen.']);
  expect(meta('og:image')).toBe('/api/files/own?w=1440');
  unmount();
  await renderIn('ar', head);
  expect(meta('description')).toBe('Own.');
});

it('makes every address absolute where the shell says where the site is', async () => {
  const origin = 'https://manjara.example';
  await renderIn(
    'en',
    <SiteOrigin value={origin}>
      <PageHead title="Doors" path="/production" picture={{ url: '/api/files/a', alt: 'A door' }} />
    </SiteOrigin>,
  );
  expect(canonical()).toBe(`${origin}/production?lang=en`);
  expect(alternates()['x-default']).toBe(`${origin}/production`);
  expect(meta('og:image')).toBe(`${origin}/api/files/a?w=1440`);
  // No size is claimed for a picture whose size is unknown.
  expect(meta('og:image:width')).toBeUndefined();
  expect(linkedData('BreadcrumbList')?.itemListElement[0]).toMatchObject({
    item: `${origin}/?lang=en`,
  });
});
