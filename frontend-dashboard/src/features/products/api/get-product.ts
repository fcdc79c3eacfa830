import type { Product } from '@manjara/contracts';
import { useEntity } from '../../../hooks/useEntities';

export const useProduct = (id: string) => useEntity<Product>('products', id);
