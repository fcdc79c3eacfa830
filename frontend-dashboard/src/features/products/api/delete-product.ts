import { useDeleteEntity } from '../../../hooks/useEntities';

export const useDeleteProduct = () => useDeleteEntity('products');
