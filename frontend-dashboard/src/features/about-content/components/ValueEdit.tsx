import type { Value } from '@manjara/contracts';
import { inLanguage, useLanguage, useText } from '@manjara/platform';
import { useState } from 'react';
import { EditForm } from '../../../components/content/EditForm';
import { useChangeItem } from '../../../hooks/useItems';
import { useSavedForm } from '../../../hooks/useSavedForm';
import { fieldFor, toFormData, valuesOf, type ValueTexts } from '../hooks/value-form';
import { ValueFields } from './ValueFields';

/** Edits a value in its place. */
export function ValueEdit({ value, onClose }: { value: Value; onClose: () => void }) {
  const t = useText();
  const { language } = useLanguage();
  const { mutateAsync } = useChangeItem('/content/values');
  const [initial] = useState(() => valuesOf(value));
  const state = useSavedForm<ValueTexts>({
    name: `value-${value._id}`,
    subject: 'value',
    initial,
    save: async (values, saved, transfer) => {
      await mutateAsync({ id: value._id, body: toFormData(values, saved), transfer });
      return values;
    },
    fieldFor,
    texts: {
      pending: t('dashboard.order.saving'),
      success: t('dashboard.aboutContent.valueSaved'),
    },
    onSaved: onClose,
  });
  return (
    <EditForm state={state} name={inLanguage(value, 'value', language)} uploads onCancel={onClose}>
      <ValueFields form={state.form} />
    </EditForm>
  );
}
