import type { Product } from '@manjara/contracts';
import { getFromApi, type LoaderFunctionArgs } from '@manjara/platform';
import { respond } from '../../../shared/api/respond';
import { settle } from '../../../shared/api/settle';

export interface ProductionPageData {
  products: Product[];
  failed: boolean;
}

export async function productsLoader({ request: { signal } }: LoaderFunctionArgs) {
  const products = await settle(getFromApi<Product[]>('/products', signal));
  return respond<ProductionPageData>({ products: products ?? [], failed: products === null });
}
