import type { Partner } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { useMemo } from 'react';
import { EditForm } from '../../../components/content/EditForm';
import { getItem, itemPath, useAddItem, useChangeItem } from '../../../hooks/useItems';
import { useSavedForm } from '../../../hooks/useSavedForm';
import { fieldFor, type PartnerValues, toFormData, valuesOf } from '../hooks/partner-form';
import { PartnerFields } from './PartnerFields';

/** Edits a partner in its place. */
export function PartnerEdit({ partner, onClose }: { partner: Partner; onClose: () => void }) {
  const t = useText();
  const { mutateAsync } = useChangeItem('/partners');
  const { mutateAsync: add } = useAddItem('/partners');
  const state = useSavedForm<PartnerValues>({
    name: `partner-${partner._id}`,
    initial: useMemo(() => valuesOf(partner), [partner]),
    stored: {
      reread: async () => valuesOf(await getItem<Partner>('/partners', partner._id)),
      labels: {
        'logo.picture': t('dashboard.partners.logo'),
        'logo.alt': t('dashboard.partners.name'),
      },
      versions: { path: itemPath('/partners', partner._id), read: valuesOf },
    },
    save: async (values, saved, transfer) => {
      await mutateAsync({ id: partner._id, body: toFormData(values, saved), transfer });
      return values;
    },
    fieldFor,
    texts: { pending: t('dashboard.order.saving'), success: t('dashboard.partners.saved') },
    anew: {
      save: async (values, _base, transfer) => {
        await add({ body: toFormData(values), transfer });
        return values;
      },
      texts: { pending: t('dashboard.partners.adding'), success: t('dashboard.partners.added') },
      onSaved: onClose,
    },
    onSaved: onClose,
  });
  return (
    <EditForm state={state} name={partner.image.alt} onCancel={onClose}>
      <PartnerFields form={state.form} />
    </EditForm>
  );
}
