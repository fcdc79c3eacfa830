import type { Product } from '@manjara/contracts';
import { inLanguage, useParams, useText } from '@manjara/platform';
import { useMemo } from 'react';
import { EditScreen } from '../../../components/EditScreen';
import { useProduct } from '../api/get-product';
import { useBackToList } from '../../../hooks/useBackToList';
import { getEntity } from '../../../lib/api/entities';
import { withTagOf } from '../../../lib/api/etags';
import { type ProductValues, valuesOf } from '../hooks/product-form';
import { useProductForm } from '../hooks/useProductForm';
import { ProductForm } from './ProductForm';

const read = (product: Product): ProductValues => withTagOf(product, valuesOf(product));

/** Edits a product; afterwards it leads back to the table (spec §2). */
export function EditProductPage() {
  const { id = '' } = useParams();
  return (
    <EditScreen
      of="products"
      listPath="/dashboard/products"
      query={useProduct(id)}
      nameOf={(product, language) => inLanguage(product, 'name', language)}
      serverWords
    >
      {(product) => <EditForm key={product._id} product={product} />}
    </EditScreen>
  );
}

/** Its picture is accepted without a check of its type (spec §5); the server judges it. */
function EditForm({ product: stored }: { product: Product }) {
  const t = useText();
  const backToList = useBackToList('/dashboard/products');
  const saved = useMemo(() => read(stored), [stored]);
  const product = useProductForm({
    id: stored._id,
    saved,
    stored: {
      reread: async () => read(await getEntity<Product>('products', stored._id)),
      labels: {
        name: t('dashboard.products.fields.name'),
        category: t('dashboard.forms.category'),
        image: t('dashboard.products.fields.image'),
        alt: t('dashboard.pictures.alt'),
      },
    },
    texts: { pending: t('dashboard.products.editing'), success: t('dashboard.products.edited') },
    onSaved: backToList,
  });
  return (
    <ProductForm product={product} submitLabel={t('dashboard.forms.update')} icon="save" anyType />
  );
}
