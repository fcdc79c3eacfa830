import type { AdminProfile } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { FieldError, Spinner } from '@manjara/ui';
import { CanceledError } from 'axios';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { getProfile, useProfile } from '../../api/get-profile';
import { Avatar } from '../../pictures/Avatar';
import { ConflictDialog } from '../../forms/ConflictDialog';
import { SendingState } from '../../forms/SendingState';
import { useUnsavedChanges } from '../../forms/UnsavedChanges';
import { useFailureText } from '../../api/useFailureText';
import { useSavedForm } from '../../forms/useSavedForm';
import { withTagOf } from '../../api/etags';
import { gotNoAnswer } from '../../api/failure';
import { storeFlashMessage } from '../../page/flash-message';
import { reloadPage } from '../../browser/reload';
import { FilePicker, FormatsTip } from '../../pictures/FilePicker';
import { useGlobalFileDrop } from '../../pictures/file-drop';
import { type Picture, storedPicture } from '../../pictures/picture';
import {
  pictureFault,
  type PictureProblem,
  problemOf,
  useProblemText,
} from '../../pictures/picture-problem';
import { pickedPicture } from '../../pictures/picked-picture';
import { updateImage } from './profile';
import styles from './AvatarForm.module.css';

interface AvatarValues {
  image: Picture | null;
}

/** How long the success can be read before the page is loaded again (spec §9), in milliseconds. */
const RELOAD_DELAY = 500;

const read = (admin: AdminProfile): AvatarValues =>
  withTagOf(admin, { image: admin.image && storedPicture(admin.image) });

export interface AvatarFormProps {
  admin: AdminProfile;
  /** The form next to it has unsaved changes, which a reload would lose. */
  unsaved: boolean;
}

/** The admin's picture and its upload; a picked file is sent at once (spec §4). */
export function AvatarForm({ admin, unsaved }: AvatarFormProps) {
  const t = useText();
  const describe = useProblemText();
  const state = useAvatarForm(admin, unsaved);
  const { form, busy, sending, failure, uploaded } = state;
  useUnsavedChanges(state);
  const [picked, setPicked] = useState<File>();
  const [problem, setProblem] = useState<PictureProblem | null>(null);

  const waiting = busy || sending.waiting;
  const rejected = failure && picked ? problemOf(failure, picked) : null;
  const shown = problem ?? (waiting ? null : rejected);

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

/**
 * Sends the admin's picture, then reloads the page (spec §9), unless the form next to it has
 * unsaved changes.
 */
function useAvatarForm(admin: AdminProfile, unsaved: boolean) {
  const t = useText();
  const failureText = useFailureText();
  const { refetch } = useProfile();
  const [uploaded, setUploaded] = useState(false);
  const success = t('dashboard.profile.uploaded');

  const reason = (error: unknown) =>
    gotNoAnswer(error) ? t('dashboard.profile.noServer') : failureText(error);

  const state = useSavedForm<AvatarValues>({
    name: 'avatar',
    initial: useMemo(() => read(admin), [admin]),
    stored: {
      reread: async () => read(await getProfile()),
      labels: { image: t('dashboard.profile.picture') },
    },
    async save({ image }, base, transfer) {
      if (image?.kind === 'stored' && image.id !== base.image?.id) {
        return read(await updateImage(image.image.url, transfer));
      }
      // In a conflict, the other save's picture was chosen.
      void refetch();
      throw new CanceledError();
    },
    drafted: () => ({}),
    texts: {
      pending: t('dashboard.profile.uploading'),
      cancelled: t('dashboard.profile.uploadCancelled'),
      success,
      // The reason has its own line (spec §8).
      failure: (error) => `${t('dashboard.profile.uploadFailed')}\n${reason(error)}`,
    },
    onSaved: () => setUploaded(true),
  });

  const showUploaded = useEffectEvent(() => {
    if (!unsaved) {
      storeFlashMessage({ text: success, id: 'form-avatar' });
      return reloadPage();
    }
    setUploaded(false);
    void refetch();
  });
  useEffect(() => {
    if (!uploaded) return;
    const timer = setTimeout(() => showUploaded(), RELOAD_DELAY);
    return () => clearTimeout(timer);
  }, [uploaded]);

  // A rejected picture is not sent again; one without an answer is.
  const { failure, discard } = state;
  const dropRejected = useEffectEvent(() => discard());
  useEffect(() => {
    if (failure && !gotNoAnswer(failure)) dropRejected();
  }, [failure]);

  return { ...state, uploaded };
}
