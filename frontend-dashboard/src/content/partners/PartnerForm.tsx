import { toast, useText } from '@manjara/platform';
import { useRef } from 'react';
import { AddForm } from '../../item-list/AddForm';
import { useAddForm } from '../../item-list/useItemForm';
import { storeFlashMessage } from '../../page/flash-message';
import { reloadPage } from '../../browser/reload';
import { useGlobalFileDrop } from '../../pictures/file-drop';
import { PICTURE_TOAST, pictureFault, useProblemText } from '../../pictures/picture-problem';
import { pickedPicture } from '../../pictures/picked-picture';
import { ScheduleButton } from '../../resource/schedule/ScheduleButton';
import { partners } from './partners';

/** Adds a partner, then clears its fields and reloads the page (spec §4). */
export function PartnerForm() {
  const t = useText();
  const describe = useProblemText();
  const publishAt = useRef('');
  const state = useAddForm(
    partners,
    () => {
      storeFlashMessage({ text: t('dashboard.partners.added'), id: 'form-partner' });
      reloadPage();
    },
    {
      fields: () => ({ status: 'draft', publishAt: publishAt.current }),
      texts: {
        pending: t('dashboard.schedule.saving'),
        success: t('dashboard.partners.scheduled'),
      },
    },
  );

  useGlobalFileDrop(([file]) => {
    const fault = file && pictureFault(file);
    if (fault) toast.error(describe({ name: file.name, fault }), { id: PICTURE_TOAST });
    else if (file) {
      toast.dismiss(PICTURE_TOAST);
      state.form.setValue('image', pickedPicture(file), { shouldDirty: true });
    }
  });

  return (
    <AddForm list={partners} state={state} plain>
      <ScheduleButton
        disabled={state.busy}
        onChoose={(chosen) => {
          publishAt.current = chosen;
          state.saveSchedule();
        }}
      />
    </AddForm>
  );
}
