import type { Box } from '@manjara/contracts';
import { inLanguage, useLanguage, useText } from '@manjara/platform';
import { useMemo } from 'react';
import { EditForm } from '../../../components/content/EditForm';
import { getItem, itemPath, useAddItem, useChangeItem } from '../../../hooks/useItems';
import { useSavedForm } from '../../../hooks/useSavedForm';
import { withTagOf } from '../../../lib/api/etags';
import { BoxFields, boxTexts, type BoxTexts } from './BoxFields';

const read = (box: Box) => withTagOf(box, boxTexts(box));

/** Edits a box in its place. */
export function BoxEdit({ box, onClose }: { box: Box; onClose: () => void }) {
  const t = useText();
  const { language } = useLanguage();
  const { mutateAsync } = useChangeItem('/content/boxes');
  const { mutateAsync: add } = useAddItem('/content/boxes');
  const state = useSavedForm<BoxTexts>({
    name: `box-${box._id}`,
    initial: useMemo(() => read(box), [box]),
    stored: {
      reread: async () => read(await getItem<Box>('/content/boxes', box._id)),
      labels: {
        boxTitle: t('dashboard.homeContent.boxTitle'),
        boxText: t('dashboard.homeContent.boxText'),
      },
      versions: { path: itemPath('/content/boxes', box._id), read },
    },
    save: async (body, _saved, transfer) => {
      await mutateAsync({ id: box._id, body, transfer });
      return body;
    },
    texts: { pending: t('dashboard.order.saving'), success: t('dashboard.homeContent.boxSaved') },
    anew: {
      save: async (values, _base, transfer) => {
        await add({ body: values, transfer });
        return values;
      },
      texts: {
        pending: t('dashboard.homeContent.addingBox'),
        success: t('dashboard.homeContent.boxAdded'),
      },
      onSaved: onClose,
    },
    onSaved: onClose,
  });
  return (
    <EditForm state={state} name={inLanguage(box, 'boxTitle', language)} onCancel={onClose}>
      <BoxFields form={state.form} />
    </EditForm>
  );
}
