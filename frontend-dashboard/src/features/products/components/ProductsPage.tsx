import { PRODUCT_CATEGORIES } from '@manjara/contracts';
import { inLanguage, useText } from '@manjara/platform';
import { TableScreen } from '../../../components/table/TableScreen';
import { useTableFilter } from '../../../hooks/useTableFilter';
import { PRODUCT_SORTS, useProducts } from '../api/get-products';

/** The product table (spec §2). */
export function ProductsPage() {
  const t = useText();
  const table = useTableFilter(PRODUCT_SORTS, PRODUCT_CATEGORIES);
  return (
    <TableScreen
      of="products"
      icon="package"
      table={table}
      query={useProducts(table.filter)}
      name={{
        head: t('dashboard.products.fields.name'),
        text: (product, language) => inLanguage(product, 'name', language),
        field: 'name',
      }}
      fact={{
        head: t('dashboard.forms.category'),
        text: (product, language) => inLanguage(product, 'category', language),
        field: 'category',
      }}
      addPath="/dashboard/add-product"
      editPath={({ _id }) => `/dashboard/edit-product/${_id}`}
      viewPath={({ _id }) => `/production?product=${_id}`}
    />
  );
}
