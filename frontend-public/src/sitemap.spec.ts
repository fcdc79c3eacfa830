import type { ProjectDates } from '@manjara/contracts';
import { aProduct, aProject } from './testing/factories';
import { type Call, failure, mockApi, partOf, UNREACHABLE } from './testing/network';
import { sitemapPages } from './sitemap';

const TOTAL = 230;

const all = Array.from({ length: TOTAL }, (_, index): ProjectDates => {
  const { _id, slug, arSlug } = aProject(index + 1);
  return { _id, slug, arSlug, changedAt: '2026-03-09T22:30:00.000Z' };
});
const inPages = ({ query }: Call) => {
  const limit = Number(query.get('limit'));
  const from = (Number(query.get('page')) - 1) * limit;
  return partOf(TOTAL, all.slice(from, from + limit));
};
const content = { '/products': [aProduct(1)], '/projects': inPages };
const nothing = { '/products': [], '/projects': partOf(0, []) };

/** The number of pages that belong to no project or product. */
let fixed: number;

beforeAll(async () => {
  mockApi(nothing);
  fixed = (await sitemapPages()).length;
});

describe('the pages of the sitemap', () => {
  it('are those of the specification, the categories in both languages, every product and project', async () => {
    const requests = mockApi(content);
    const pages = await sitemapPages();
    expect(pages.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        '/',
        '/about',
        '/projects',
        '/production',
        '/join',
        '/contact',
        '/quote',
        '/privacy',
        { ar: `/projects/${encodeURIComponent('ضيافة')}`, en: '/projects/Hospitality' },
      ]),
    );
    expect(pages).toHaveLength(fixed + 1 + TOTAL);
    expect(pages[fixed]).toEqual({ path: `/production?product=${aProduct(1)._id}` });
    const last = all.at(-1)!;
    expect(pages.at(-1)).toEqual({
      path: { ar: `/project/${encodeURIComponent(last.arSlug)}`, en: `/project/${last.slug}` },
      changedAt: last.changedAt,
    });
    const asked = requests.filter(({ path }) => path === '/projects').map(({ query }) => query);
    expect(asked.map((query) => query.get('view'))).toEqual(['dates', 'dates', 'dates']);
  });

  it.each([
    ['products', { ...content, '/products': failure(500) }, TOTAL],
    ['projects', { ...content, '/projects': failure(500) }, 1],
    [
      'a part of the projects',
      {
        ...content,
        '/projects': (request: Call) =>
          request.query.get('page') === '2' ? failure(500) : inPages(request),
      },
      1 + TOTAL - 100,
    ],
  ])('leave out %s that the API answers with an error', async (_what, answers, count) => {
    mockApi(answers);
    expect(await sitemapPages()).toHaveLength(fixed + count);
  });

  it.each([
    ['nothing can be had', { '/products': failure(503), '/projects': failure(503) }],
    ['the API does not answer', { ...content, '/products': UNREACHABLE }],
    [
      'the API goes away meanwhile',
      {
        ...content,
        '/projects': (request: Call) =>
          request.query.get('page') === '2' ? UNREACHABLE : inPages(request),
      },
    ],
  ])('are an error when %s', async (_what, answers) => {
    mockApi(answers);
    await expect(sitemapPages()).rejects.toThrow();
  });
});
