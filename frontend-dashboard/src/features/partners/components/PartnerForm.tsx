import { toast, useText } from '@manjara/platform';
import { AddForm } from '../../../components/content/AddForm';
import { useAddItem } from '../../../hooks/useItems';
import { usePictureFaults } from '../../../pictures/usePictureFaults';
import { useSavedForm } from '../../../hooks/useSavedForm';
import { useGlobalFileDrop } from '../../../pictures/useGlobalFileDrop';
import { keepFlashMessage } from '../../../lib/flash-message';
import { PICTURE_TOAST, pictureFault } from '../../../pictures/picture';
import { pickedPicture } from '../../../pictures/picked-picture';
import { reloadPage } from '../../../lib/reload';
import { EMPTY_PARTNER, fieldFor, type PartnerValues, toFormData } from '../hooks/partner-form';
import { PartnerFields } from './PartnerFields';

/** Adds a partner; then its fields clear and the page is loaded again (spec §4). */
export function PartnerForm() {
  const t = useText();
  const describe = usePictureFaults();
  const { mutateAsync } = useAddItem('/partners');
  const added = t('dashboard.partners.added');
  const state = useSavedForm<PartnerValues>({
    name: 'partner',
    initial: EMPTY_PARTNER,
    save: async (partner, _saved, transfer) => {
      await mutateAsync({ body: toFormData(partner), transfer });
      return EMPTY_PARTNER;
    },
    fieldFor,
    texts: { pending: t('dashboard.partners.adding'), success: added },
    onSaved: () => {
      keepFlashMessage({ text: added, id: 'form-partner' });
      reloadPage();
    },
  });
  const { form } = state;

  useGlobalFileDrop(([file]) => {
    const fault = file && pictureFault(file);
    if (fault) toast.error(describe({ name: file.name, fault }), { id: PICTURE_TOAST });
    else if (file) {
      toast.dismiss(PICTURE_TOAST);
      form.setValue('logo.picture', pickedPicture(file), { shouldDirty: true });
    }
  });

  return (
    <AddForm state={state} title={t('dashboard.partners.add')} plain>
      <PartnerFields form={form} />
    </AddForm>
  );
}
