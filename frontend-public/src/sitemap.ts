import {
  type CategoryLists,
  FIRST_CATEGORIES,
  type Product,
  type ProjectDates,
} from '@manjara/contracts';
import { ApiError, callApi, getFromApi, type SitemapPage } from '@manjara/platform';
import { categoryPaths } from './shared/category-path';
import { linePaths } from './shared/line-path';
import { productPath } from './shared/product-path';
import { projectPaths } from './shared/project-path';
import { routes } from './routes';

/** Projects per request: the API's maximum. */
const BATCH = 100;

/** Null if the API answers with an error. Throws if it does not answer. */
async function unlessRefused<T>(resource: Promise<T>): Promise<T | null> {
  try {
    return await resource;
  } catch (error) {
    if (error instanceof ApiError && error.status > 0) return null;
    throw error;
  }
}

/** Ids and dates only, in batches; a failed batch is left out. */
async function projectPages(): Promise<SitemapPage[] | null> {
  const pages: SitemapPage[] = [];
  let total: number | undefined;
  for (let page = 1; page === 1 || (page - 1) * BATCH < (total ?? 0); page += 1) {
    const part = await unlessRefused(
      callApi<ProjectDates[]>(`/projects?page=${page}&limit=${BATCH}&view=dates`),
    );
    if (!part) continue;
    total = Number(part.headers.get('x-total-count'));
    for (const { changedAt, ...project } of part.data) {
      pages.push({ path: projectPaths(project), changedAt });
    }
  }
  return total === undefined ? null : pages;
}

async function productPages(): Promise<SitemapPage[] | null> {
  const products = await unlessRefused(getFromApi<Product[]>('/products'));
  return products && products.map(({ _id }) => ({ path: productPath(_id) }));
}

/** Paths of all pages that need no id; a list's optional filters are left out. */
const fixedPages = (): SitemapPage[] =>
  routes
    .map(({ path = '' }) => path.replace(/\/:\w+\?$/, ''))
    .filter((path) => !/[:*]/.test(path))
    .map((path) => ({ path }));

/** The public pages for the sitemap. */
export async function sitemapPages(): Promise<SitemapPage[]> {
  const [products, projects, categories] = await Promise.all([
    productPages(),
    projectPages(),
    unlessRefused(getFromApi<CategoryLists>('/categories')),
  ]);
  const lists = categories ?? FIRST_CATEGORIES;
  if (!products && !projects) throw new Error('Neither products nor projects could be loaded.');
  return [
    ...fixedPages(),
    ...lists.projects.map((category) => ({ path: categoryPaths(category) })),
    ...lists.products.map((line) => ({ path: linePaths(line) })),
    ...(products ?? []),
    ...(projects ?? []),
  ];
}
