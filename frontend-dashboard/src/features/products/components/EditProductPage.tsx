import type { Product } from '@manjara/contracts';
import { inLanguage, useNavigate, useParams, useText } from '@manjara/platform';
import { useMemo } from 'react';
import { EditScreen } from '../../../components/EditScreen';
import { useProduct } from '../api/get-product';
import { valuesOf } from '../hooks/product-form';
import { useProductForm } from '../hooks/useProductForm';
import { ProductForm } from './ProductForm';

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
  const navigate = useNavigate();
  const saved = useMemo(() => valuesOf(stored), [stored]);
  const product = useProductForm({
    id: stored._id,
    saved,
    texts: { pending: t('dashboard.products.editing'), success: t('dashboard.products.edited') },
    onSaved: () => void navigate('/dashboard/products'),
  });
  return (
    <ProductForm product={product} submitLabel={t('dashboard.forms.update')} icon="save" anyType />
  );
}
