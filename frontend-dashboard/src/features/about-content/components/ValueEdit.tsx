import type { Value } from '@manjara/contracts';
import { inLanguage, useLanguage, useText } from '@manjara/platform';
import { useMemo } from 'react';
import { EditForm } from '../../../components/content/EditForm';
import { getItem, itemPath, useAddItem, useChangeItem } from '../../../hooks/useItems';
import { useSavedForm } from '../../../hooks/useSavedForm';
import { withTagOf } from '../../../lib/api/etags';
import { fieldFor, toFormData, valuesOf, type ValueTexts } from '../hooks/value-form';
import { ValueFields } from './ValueFields';

const read = (value: Value) => withTagOf(value, valuesOf(value));

/** Edits a value in its place. */
export function ValueEdit({ value, onClose }: { value: Value; onClose: () => void }) {
  const t = useText();
  const { language } = useLanguage();
  const { mutateAsync } = useChangeItem('/content/values');
  const { mutateAsync: add } = useAddItem('/content/values');
  const state = useSavedForm<ValueTexts>({
    name: `value-${value._id}`,
    initial: useMemo(() => read(value), [value]),
    stored: {
      reread: async () => read(await getItem<Value>('/content/values', value._id)),
      labels: {
        value: t('dashboard.aboutContent.value'),
        image: t('dashboard.aboutContent.valueImage'),
        alt: t('dashboard.pictures.altOf', { name: t('dashboard.aboutContent.valueImage') }),
      },
      versions: { path: itemPath('/content/values', value._id), read },
    },
    save: async (values, saved, transfer) => {
      await mutateAsync({ id: value._id, body: toFormData(values, saved), transfer });
      return values;
    },
    fieldFor,
    texts: {
      pending: t('dashboard.order.saving'),
      success: t('dashboard.aboutContent.valueSaved'),
    },
    anew: {
      save: async (values, _base, transfer) => {
        await add({ body: toFormData(values), transfer });
        return values;
      },
      texts: {
        pending: t('dashboard.aboutContent.addingValue'),
        success: t('dashboard.aboutContent.valueAdded'),
      },
      onSaved: onClose,
    },
    onSaved: onClose,
  });
  return (
    <EditForm state={state} name={inLanguage(value, 'value', language)} onCancel={onClose}>
      <ValueFields form={state.form} />
    </EditForm>
  );
}
