import { useText } from '@manjara/platform';
import { AddForm } from '../../../components/content/AddForm';
import { useAddItem, useItems } from '../../../hooks/useItems';
import { useSavedForm } from '../../../hooks/useSavedForm';
import { EMPTY_VALUE, fieldFor, type ValueTexts, toFormData } from '../hooks/value-form';
import { ValueFields } from './ValueFields';

/** Adds a value to the about page; its fields clear afterwards (spec §4). */
export function ValueForm() {
  const t = useText();
  const { mutateAsync } = useAddItem('/content/values');
  const { data } = useItems('/content/values');
  const state = useSavedForm<ValueTexts>({
    name: 'value',
    initial: EMPTY_VALUE,
    listed: data?.map(({ _id }) => _id),
    save: async (values, _saved, transfer) => {
      await mutateAsync({ body: toFormData(values), transfer });
      return EMPTY_VALUE;
    },
    fieldFor,
    texts: {
      pending: t('dashboard.aboutContent.addingValue'),
      success: t('dashboard.aboutContent.valueAdded'),
    },
  });
  return (
    <AddForm state={state} title={t('dashboard.aboutContent.addValue')}>
      <ValueFields form={state.form} />
    </AddForm>
  );
}
