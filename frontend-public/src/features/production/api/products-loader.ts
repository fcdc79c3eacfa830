import { type Category, isPreview, type Product } from '@manjara/contracts';
import { data, getFromApi, type LoaderFunctionArgs, type RouteObject } from '@manjara/platform';
import { getCategories } from '../../../shared/api/get-categories';
import { type Cover, getCover } from '../../../shared/api/get-cover';
import { respond } from '../../../shared/api/respond';
import { settle } from '../../../shared/api/settle';
import { namedProduct, PRODUCTION_PARAMS } from '../production-query';

export interface ProductionPageData {
  products: Product[];
  /** The production lines with their introductions; empty if they cannot be loaded. */
  lines: Category[];
  cover: Cover | null;
  failed: boolean;
}

/**
 * All products. 404 if the address names an unknown one, except in a preview: the dashboard sends
 * its draft later.
 */
export async function productsLoader({ request: { signal, url } }: LoaderFunctionArgs) {
  const [products, lines, cover] = await Promise.all([
    settle(getFromApi<Product[]>('/products', signal)),
    settle(getCategories('product-lines', signal)),
    getCover(7, signal),
  ]);
  const address = new URL(url);
  const named = namedProduct(address);
  const page: ProductionPageData = {
    products: products ?? [],
    lines: lines ?? [],
    cover,
    failed: products === null,
  };
  const missing = named !== null && !page.products.some(({ _id }) => _id === named);
  return missing && !page.failed && !isPreview(address)
    ? data(page, { status: 404 })
    : respond(page);
}

const differs = (one: URL, other: URL): boolean =>
  PRODUCTION_PARAMS.some((name) => one.searchParams.get(name) !== other.searchParams.get(name));

/** No request on opening a product or choosing a line: the list has all their data. */
export const shouldReloadProducts: NonNullable<RouteObject['shouldRevalidate']> = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) =>
  currentUrl.pathname === nextUrl.pathname && differs(currentUrl, nextUrl)
    ? false
    : defaultShouldRevalidate;
