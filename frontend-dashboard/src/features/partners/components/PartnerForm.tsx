import { toast, useText } from '@manjara/platform';
import type { UseFormReturn } from 'react-hook-form';
import { AddForm } from '../../../item-list/AddItem';
import { useAddForm } from '../../../item-list/useItemForm';
import { keepFlashMessage } from '../../../lib/flash-message';
import { reloadPage } from '../../../lib/reload';
import { pickedPicture } from '../../../pictures/picked-picture';
import { PICTURE_TOAST, pictureFault } from '../../../pictures/picture';
import { useGlobalFileDrop } from '../../../pictures/useGlobalFileDrop';
import { usePictureFaults } from '../../../pictures/usePictureFaults';
import { partners, type PartnerValues } from '../partners';

/** Adds a partner; then its fields clear and the page is loaded again (spec §4). */
export function PartnerForm() {
  const t = useText();
  const describe = usePictureFaults();
  const state = useAddForm(partners, () => {
    keepFlashMessage({ text: t('dashboard.partners.added'), id: 'form-partner' });
    reloadPage();
  });
  const form = state.form as unknown as UseFormReturn<PartnerValues>;

  useGlobalFileDrop(([file]) => {
    const fault = file && pictureFault(file);
    if (fault) toast.error(describe({ name: file.name, fault }), { id: PICTURE_TOAST });
    else if (file) {
      toast.dismiss(PICTURE_TOAST);
      form.setValue('logo.picture', pickedPicture(file), { shouldDirty: true });
    }
  });

  return <AddForm list={partners} state={state} plain />;
}
