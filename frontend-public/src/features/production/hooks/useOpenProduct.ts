import type { Product } from '@manjara/contracts';
import { useLocation } from '@manjara/platform';
import { useCloseDetail } from '../../../shared/hooks/useCloseDetail';
import { productHref } from '../list-address';
import { namedProduct } from '../production-query';

/** Id of the link that opens a product. */
export const cardId = (id: string): string => `product-${id}`;

/** The product that the address opens above the list, and the function that closes it. */
export function useOpenProduct(products: Product[]) {
  const location = useLocation();
  const id = namedProduct(location);
  const listHref = productHref(location);
  const open = products.find(({ _id }) => _id === id);
  const close = useCloseDetail({ cardId: open && cardId(open._id), listHref });
  return { open, missing: id !== null && !open, listHref, close };
}
