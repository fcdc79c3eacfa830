import { LIMITS } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { AddForm } from '../../../components/content/AddForm';
import { DescribedPicture } from '../../../components/DescribedPicture';
import { LocalisedFields } from '../../../components/LocalisedFields';
import { useAddItem } from '../../../hooks/useItems';
import { useSavedForm } from '../../../hooks/useSavedForm';
import { EMPTY_VALUE, fieldFor, type NewValue, toFormData } from '../hooks/value-form';

/** Adds a value to the about page; its fields clear afterwards (spec §4). */
export function ValueForm() {
  const t = useText();
  const { mutateAsync } = useAddItem('/content/values');
  const state = useSavedForm<NewValue>({
    name: 'value',
    subject: 'value',
    initial: EMPTY_VALUE,
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
    <AddForm state={state} title={t('dashboard.aboutContent.addValue')} uploads>
      <LocalisedFields
        form={state.form}
        names={['value', 'arValue']}
        label={t('dashboard.aboutContent.value')}
        maxLength={LIMITS.shortText}
      />
      <DescribedPicture form={state.form} label={t('dashboard.aboutContent.valueImage')} />
    </AddForm>
  );
}
