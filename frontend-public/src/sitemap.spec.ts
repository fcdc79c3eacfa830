import { aHome, aProduct, aProject } from './testing/factories';
import { FakeAnswer, failure, fakeApi, type FakeRequest } from './testing/fake-api';
import { sitemapPages } from './sitemap';

const TOTAL = 230;
const all = Array.from({ length: TOTAL }, (_, index) =>
  index % 2 === 0
    ? aProject(index + 1)
    : aProject(index + 1, { category: 'Residential', arCategory: 'السكني' }),
);
const inPages = ({ query }: FakeRequest) => {
  const limit = Number(query.get('limit'));
  const from = (Number(query.get('page')) - 1) * limit;
  return new FakeAnswer(200, all.slice(from, from + limit), { 'x-total-count': String(TOTAL) });
};
const content = {
  '/content/home': aHome(),
  '/content/about': { images: [null, aProject(1).image] },
  '/products': [aProduct(1)],
  '/projects': inPages,
};

describe('the pages that search engines are told of', () => {
  it('are those of the specification, the categories in both languages, every product and project', async () => {
    const requests = fakeApi(content);
    const pages = await sitemapPages();
    expect(pages.slice(0, 3).map(({ path }) => path)).toEqual(['/', '/about', '/projects']);
    expect(pages[3]?.path).toEqual({
      ar: `/projects/${encodeURIComponent('الضيافة')}`,
      en: '/projects/Hospitality',
    });
    expect(pages.slice(9, 13).map(({ path }) => path)).toEqual([
      '/production',
      '/join',
      '/contact',
      '/privacy',
    ]);
    expect(pages).toHaveLength(22 + TOTAL);
    expect(pages[21]).toEqual({
      path: `/production?product=${aProduct(1)._id}`,
      pictures: ['/api/files/product-1.jpg'],
    });
    expect(pages.at(-1)?.path).toBe(`/project/${all.at(-1)?._id}`);
    expect(requests.filter(({ path }) => path === '/projects')).toHaveLength(3);
  });

  it('come with the pictures that they show, empty slots left out', async () => {
    fakeApi(content);
    const [home, about, projects, hospitality, commercial] = await sitemapPages();
    expect(home?.pictures).toEqual(
      ['hero', 'bench', 'joint', 'room'].map((name) => `/api/files/${name}.jpg`),
    );
    expect(about?.pictures).toEqual(['/api/files/project-1.jpg']);
    expect(projects?.pictures).toHaveLength(20);
    expect(hospitality?.pictures?.slice(0, 2)).toEqual([
      '/api/files/project-1.jpg',
      '/api/files/project-3.jpg',
    ]);
    expect(commercial?.pictures).toEqual([]);
  });

  it('stand before anything was ever saved', async () => {
    fakeApi({
      '/content/home': { heroImage: { url: '', alt: '', arAlt: '' }, aboutImages: [] },
      '/content/about': { images: [] },
      '/products': [],
      '/projects': new FakeAnswer(200, [], { 'x-total-count': '0' }),
    });
    const pages = await sitemapPages();
    expect(pages).toHaveLength(21);
    expect(pages.flatMap(({ pictures = [] }) => pictures)).toEqual([]);
  });

  it('are not told by halves', async () => {
    fakeApi({ ...content, '/products': failure(503) });
    await expect(sitemapPages()).rejects.toThrow();
  });
});
