import { isPreview, type Product } from '@manjara/contracts';
import { data, getFromApi, type LoaderFunctionArgs, type RouteObject } from '@manjara/platform';
import { respond } from '../../../shared/api/respond';
import { settle } from '../../../shared/api/settle';
import { namedProduct, PRODUCTION_PARAMS } from '../production-query';

export interface ProductionPageData {
  products: Product[];
  failed: boolean;
}

/**
 * All products. An address that names one that is not among them answers 404, but for a preview: the
 * dashboard is about to tell it.
 */
export async function productsLoader({ request: { signal, url } }: LoaderFunctionArgs) {
  const products = await settle(getFromApi<Product[]>('/products', signal));
  const address = new URL(url);
  const named = namedProduct(address);
  const page: ProductionPageData = { products: products ?? [], failed: products === null };
  const missing = named !== null && !page.products.some(({ _id }) => _id === named);
  return missing && !page.failed && !isPreview(address)
    ? data(page, { status: 404 })
    : respond(page);
}

const differs = (one: URL, other: URL): boolean =>
  PRODUCTION_PARAMS.some((name) => one.searchParams.get(name) !== other.searchParams.get(name));

/** A product or a line asks for nothing: the list holds all there is to know of them. */
export const shouldReloadProducts: NonNullable<RouteObject['shouldRevalidate']> = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) =>
  currentUrl.pathname === nextUrl.pathname && differs(currentUrl, nextUrl)
    ? false
    : defaultShouldRevalidate;
