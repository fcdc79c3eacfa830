import type { AdminProfile } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { FieldError, Spinner } from '@manjara/ui';
import { useState } from 'react';
import { Avatar } from '../../../components/Avatar';
import { ConflictDialog } from '../../../components/ConflictDialog';
import { FilePicker } from '../../../pictures/FilePicker';
import { FormatsTip } from '../../../pictures/FormatsTip';
import { SendingState } from '../../../components/SendingState';
import { useUnsavedChanges } from '../../../components/UnsavedChanges';
import { usePictureFaults } from '../../../pictures/usePictureFaults';
import { useGlobalFileDrop } from '../../../pictures/useGlobalFileDrop';
import { type PictureProblem, problemOf } from '../../../pictures/picture-problem';
import { pictureFault } from '../../../pictures/picture';
import { pickedPicture } from '../../../pictures/picked-picture';
import { useAvatarForm } from '../hooks/useAvatarForm';
import styles from './AvatarForm.module.css';

export interface AvatarFormProps {
  admin: AdminProfile;
  /** The fields beside it hold changes, which loading the page again would lose. */
  unsaved: boolean;
}

/** The admin's picture and its upload; a picked file is sent at once (spec §4). */
export function AvatarForm({ admin, unsaved }: AvatarFormProps) {
  const t = useText();
  const describe = usePictureFaults();
  const state = useAvatarForm(admin, unsaved);
  const { form, busy, sending, failure, uploaded } = state;
  useUnsavedChanges(state);
  const [picked, setPicked] = useState<File>();
  const [problem, setProblem] = useState<PictureProblem | null>(null);

  const waiting = busy || sending.waiting;
  const refused = failure && picked ? problemOf(failure, picked) : null;
  const shown = problem ?? (waiting ? null : refused);

  async function sendPicture([file]: File[]) {
    if (!file || waiting || uploaded) return;
    const fault = pictureFault(file);
    setPicked(file);
    setProblem(fault && { name: file.name, fault });
    if (fault) return;
    form.setValue('image', pickedPicture(file), { shouldDirty: true });
    await state.submit();
  }

  useGlobalFileDrop((files) => void sendPicture(files));

  return (
    <form className={styles.form} onSubmit={state.submit} noValidate aria-busy={waiting}>
      <Avatar image={admin.image} large />
      <div className={styles.picker}>
        <FilePicker
          label={t('dashboard.profile.changePicture')}
          disabled={waiting || uploaded}
          invalid={shown !== null}
          onFiles={(files) => void sendPicture(files)}
        >
          {t('dashboard.pictures.help')}
        </FilePicker>
        <div className={styles.aside}>{waiting ? <Spinner size="s" /> : <FormatsTip />}</div>
        <div role="alert">
          <FieldError id={undefined}>{shown && describe(shown)}</FieldError>
        </div>
        <SendingState sending={{ ...sending, waiting: false }} />
      </div>
      <ConflictDialog state={state.conflict} />
    </form>
  );
}
