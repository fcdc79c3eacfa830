import { useText } from '@manjara/platform';
import { AddForm } from '../../../components/content/AddForm';
import { useAddItem, useItems } from '../../../hooks/useItems';
import { useSavedForm } from '../../../hooks/useSavedForm';
import { BoxFields, type BoxTexts } from './BoxFields';

const EMPTY: BoxTexts = { boxTitle: '', arBoxTitle: '', boxText: '', arBoxText: '' };

/** Adds a box to the about teaser; its fields clear afterwards (spec §4). */
export function BoxForm() {
  const t = useText();
  const { mutateAsync } = useAddItem('/content/boxes');
  const { data } = useItems('/content/boxes');
  const state = useSavedForm<BoxTexts>({
    name: 'box',
    initial: EMPTY,
    listed: data?.map(({ _id }) => _id),
    save: async (body, _saved, transfer) => {
      await mutateAsync({ body, transfer });
      return EMPTY;
    },
    texts: {
      pending: t('dashboard.homeContent.addingBox'),
      success: t('dashboard.homeContent.boxAdded'),
    },
  });
  return (
    <AddForm state={state} title={t('dashboard.homeContent.addBox')}>
      <BoxFields form={state.form} />
    </AddForm>
  );
}
