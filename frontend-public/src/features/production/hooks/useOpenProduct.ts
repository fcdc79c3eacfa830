import type { Product } from '@manjara/contracts';
import { useLocation } from '@manjara/platform';
import { useClosing } from '../../../shared/hooks/useClosing';
import { namedProduct, PRODUCTION_PATH } from '../production-query';

/** Id of the link that opens a product. */
export const cardId = (id: string): string => `product-${id}`;

/** The product that the address shows large above the list, and its closing. */
export function useOpenProduct(products: Product[]) {
  const id = namedProduct(useLocation());
  const open = products.find(({ _id }) => _id === id);
  const close = useClosing({ cardId: open && cardId(open._id), listHref: PRODUCTION_PATH });
  return { open, missing: id !== null && !open, close };
}
