import { LIMITS, PRODUCT_CATEGORIES } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { CategoryField } from '../../../components/CategoryField';
import { EntityForm } from '../../../components/EntityForm';
import { Panel } from '../../../components/Panel';
import { PicturePanel } from '../../../components/PicturePanel';
import { TwinFields } from '../../../components/TwinFields';
import type { ProductFormState } from '../hooks/useProductForm';

export interface ProductFormProps {
  product: ProductFormState;
  submitLabel: string;
  icon: 'plus' | 'save';
  /** Takes files of any type as the picture. */
  anyType?: boolean;
}

/** The fields of a product, for adding and for editing (spec §2). */
export function ProductForm({ product, anyType, ...submit }: ProductFormProps) {
  const t = useText();
  const { form } = product;
  return (
    <EntityForm entity={product} {...submit}>
      <Panel title={t('dashboard.products.texts')}>
        <TwinFields
          form={form}
          names={['name', 'arName']}
          label={t('dashboard.products.fields.name')}
          maxLength={LIMITS.name}
        />
        <CategoryField form={form} name="category" categories={PRODUCT_CATEGORIES} />
      </Panel>
      <PicturePanel form={form} label={t('dashboard.products.fields.image')} anyType={anyType} />
    </EntityForm>
  );
}
