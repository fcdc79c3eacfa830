import { type Product, PRODUCT_CATEGORIES } from '@manjara/contracts';
import { inLanguage } from '@manjara/platform';
import { useEntityTable } from '../../../hooks/useEntityTable';
import type { TableFilter } from '../../../lib/table';
import type { PartRules } from '../../../lib/table-part';

export const PRODUCT_SORTS = [
  '-createdAt',
  'createdAt',
  'name',
  '-name',
  'category',
  '-category',
] as const;

const RULES: PartRules<Product> = {
  searched: ({ name, arName }) => [name, arName],
  sorted: {
    name: (product, language) => inLanguage(product, 'name', language),
    category: (product, language) => inLanguage(product, 'category', language),
  },
  category: { pairs: PRODUCT_CATEGORIES, of: ({ category }) => category },
};

/** One page of the products. */
export const useProducts = (filter: TableFilter) => useEntityTable('products', filter, RULES);
