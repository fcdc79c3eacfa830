import { useLanguage, useText } from '@manjara/platform';
import { PageHeading } from '../../../components/PageHeading';
import { useProductForm } from '../hooks/useProductForm';
import { ProductForm } from './ProductForm';

/** Adds a product; afterwards the fields are empty for the next one (spec §4). */
export function AddProductPage() {
  const t = useText();
  const { language } = useLanguage();
  const product = useProductForm({
    texts: { pending: t('dashboard.products.adding'), success: t('dashboard.products.added') },
    onSaved: () => product.form.setFocus(language === 'ar' ? 'arName' : 'name'),
  });
  return (
    <>
      <PageHeading
        title={t('dashboard.products.addTitle')}
        back={{ to: '/dashboard/products', label: t('dashboard.products.title') }}
      >
        {t('dashboard.forms.addIntro')}
      </PageHeading>
      <ProductForm product={product} submitLabel={t('dashboard.products.addTitle')} icon="plus" />
    </>
  );
}
