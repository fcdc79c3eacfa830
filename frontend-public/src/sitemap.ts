import {
  type AboutContent,
  type HomeContent,
  type Image,
  LIMITS,
  type Product,
  PRODUCT_CATEGORIES,
  type Project,
  PROJECT_CATEGORIES,
} from '@manjara/contracts';
import { callApi, getFromApi, type SitemapPage } from '@manjara/platform';
import { categoryPaths } from './shared/category-path';
import { linePaths } from './shared/line-path';
import { productPath } from './shared/product-path';
import { projectPath } from './shared/project-path';

/** Projects in one answer of the API: as many as it gives. */
const BATCH = 100;

const urlsOf = (pictures: readonly (Image | null | undefined)[] = []): string[] =>
  pictures.flatMap((picture) => (picture?.url ? [picture.url] : []));

async function allProjects(): Promise<Project[]> {
  const projects: Project[] = [];
  for (let page = 1; ; page += 1) {
    const { data, headers } = await callApi<Project[]>(
      `/projects?page=${page}&limit=${BATCH}&sort=pinned`,
    );
    projects.push(...data);
    if (data.length < BATCH || projects.length >= Number(headers.get('x-total-count'))) {
      return projects;
    }
  }
}

/** A list as its first page shows it. */
const listPage = (path: SitemapPage['path'], projects: Project[]): SitemapPage => ({
  path,
  pictures: urlsOf(projects.slice(0, LIMITS.projectsPageSize).map(({ image }) => image)),
});

/** Every public page that search engines are told of, with the pictures that it shows. */
export async function sitemapPages(): Promise<SitemapPage[]> {
  const [home, about, products, projects] = await Promise.all([
    getFromApi<HomeContent>('/content/home'),
    getFromApi<AboutContent>('/content/about'),
    getFromApi<Product[]>('/products'),
    allProjects(),
  ]);
  const categories = PROJECT_CATEGORIES.map((category) => {
    const own = projects.filter((project) => project.category === category.en);
    return listPage(categoryPaths(category), own);
  });
  return [
    { path: '/', pictures: urlsOf([home.heroImage, ...(home.aboutImages ?? [])]) },
    { path: '/about', pictures: urlsOf(about.images) },
    listPage('/projects', projects),
    ...categories,
    { path: '/production', pictures: urlsOf(products.map(({ image }) => image)) },
    { path: '/join' },
    { path: '/contact' },
    { path: '/privacy' },
    ...PRODUCT_CATEGORIES.map((line) => ({
      path: linePaths(line),
      pictures: urlsOf(
        products.filter(({ category }) => category === line.en).map(({ image }) => image),
      ),
    })),
    ...products.map(({ _id, image }) => ({ path: productPath(_id), pictures: urlsOf([image]) })),
    ...projects.map(({ _id, image, secondaryImages }) => ({
      path: projectPath(_id),
      pictures: urlsOf([image, ...secondaryImages]),
    })),
  ];
}
