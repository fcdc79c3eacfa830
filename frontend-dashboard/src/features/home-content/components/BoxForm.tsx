import { type Box, LIMITS } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { AddForm } from '../../../components/content/AddForm';
import { LocalisedFields } from '../../../components/LocalisedFields';
import { useAddItem } from '../../../hooks/useItems';
import { useSavedForm } from '../../../hooks/useSavedForm';

type NewBox = Omit<Box, '_id'>;

const EMPTY: NewBox = { boxTitle: '', arBoxTitle: '', boxText: '', arBoxText: '' };

/** Adds a box to the about teaser; its fields clear afterwards (spec §4). */
export function BoxForm() {
  const t = useText();
  const { mutateAsync } = useAddItem('/content/boxes');
  const state = useSavedForm<NewBox>({
    name: 'box',
    subject: 'box',
    initial: EMPTY,
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
      <LocalisedFields
        form={state.form}
        names={['boxTitle', 'arBoxTitle']}
        label={t('dashboard.homeContent.boxTitle')}
        maxLength={LIMITS.shortText}
      />
      <LocalisedFields
        form={state.form}
        names={['boxText', 'arBoxText']}
        label={t('dashboard.homeContent.boxText')}
        maxLength={LIMITS.longText}
        multiline
        rows={3}
      />
    </AddForm>
  );
}
