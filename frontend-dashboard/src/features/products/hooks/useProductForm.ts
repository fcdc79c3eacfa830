import { type EntityFormOptions, useEntityForm } from '../../../hooks/useEntityForm';
import { useSaveProduct } from '../api/save-product';
import { EMPTY_PRODUCT, type ProductValues, toFormData } from './product-form';

type ProductFormOptions = Pick<
  EntityFormOptions<ProductValues>,
  'id' | 'saved' | 'stored' | 'texts' | 'onSaved'
>;

/** The state of the product form and how it is saved. */
export function useProductForm(options: ProductFormOptions) {
  const { mutateAsync: save } = useSaveProduct();
  return useEntityForm({ kind: 'product', empty: EMPTY_PRODUCT, toFormData, save, ...options });
}

export type ProductFormState = ReturnType<typeof useProductForm>;
