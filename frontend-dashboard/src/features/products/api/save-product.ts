import type { Product } from '@manjara/contracts';
import { useSaveEntity } from '../../../hooks/useEntities';

export const useSaveProduct = () => useSaveEntity<Product>('products');
