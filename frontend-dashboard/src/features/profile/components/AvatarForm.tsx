import type { AdminProfile } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { FieldError, Spinner } from '@manjara/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useProfile } from '../../../api/get-profile';
import { Avatar } from '../../../components/Avatar';
import { FilePicker } from '../../../components/FilePicker';
import { FormatsTip } from '../../../components/FormatsTip';
import { useStrayFiles } from '../../../hooks/useStrayFiles';
import { useSending } from '../../../hooks/useSending';
import { useUnsavedChanges } from '../../../components/UnsavedChanges';
import { usePictureFaults } from '../../../hooks/usePictureFaults';
import { gotNoAnswer, serverMessage } from '../../../lib/api/failure';
import { keepFlashMessage } from '../../../lib/flash-message';
import { pictureRefusal } from '../../../lib/picture-refusal';
import { type PictureFault, pictureFault } from '../../../lib/pictures';
import { reloadPage } from '../../../lib/reload';
import { withToast } from '../../../lib/with-toast';
import { useUpdateImage } from '../api/update-image';
import styles from './AvatarForm.module.css';

/** How long the success can be read before the page is loaded again (spec §9), in milliseconds. */
const RELOAD_DELAY = 500;

export interface AvatarFormProps {
  admin: AdminProfile;
  /** The fields beside it hold changes, which loading the page again would lose. */
  unsaved: boolean;
}

/** The admin's picture and its upload; a picked file is sent at once (spec §4). */
export function AvatarForm({ admin, unsaved }: AvatarFormProps) {
  const t = useText();
  const describe = usePictureFaults();
  const upload = useUpdateImage();
  const { send, ...sending } = useSending();
  useUnsavedChanges({ dirty: false, subject: 'picture', sending });
  const { refetch } = useProfile();
  const [fault, setFault] = useState<PictureFault | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [uploaded, setUploaded] = useState(false);

  const showIt = useEffectEvent(() => {
    if (!unsaved) {
      keepFlashMessage({ text: t('dashboard.profile.uploaded'), id: 'avatar' });
      return reloadPage();
    }
    setUploaded(false);
    void refetch();
  });
  useEffect(() => {
    if (!uploaded) return;
    const timer = setTimeout(() => showIt(), RELOAD_DELAY);
    return () => clearTimeout(timer);
  }, [uploaded]);

  const reason = (error: unknown) =>
    serverMessage(error) ??
    t(gotNoAnswer(error) ? 'dashboard.profile.noServer' : 'dashboard.errors.unexpected');

  async function sendPicture([file]: File[]) {
    const found = file ? pictureFault(file) : null;
    setFault(found);
    setRefusal(null);
    if (!file || found || upload.isPending || uploaded) return;
    const result = await withToast(
      () => send((transfer) => upload.mutateAsync({ file, transfer })),
      {
        id: 'avatar',
        pending: t('dashboard.profile.uploading'),
        cancelled: t('dashboard.profile.uploadCancelled'),
        success: t('dashboard.profile.uploaded'),
        // What failed, and on a line of its own why (spec §8).
        failure: (error) => `${t('dashboard.profile.uploadFailed')}\n${reason(error)}`,
      },
    );
    setUploaded(result.ok);
    if (!result.ok) setRefusal(pictureRefusal(result.error, file));
  }

  useStrayFiles((files) => void sendPicture(files));

  return (
    <div className={styles.form}>
      <Avatar image={admin.image} large />
      <div className={styles.picker}>
        <FilePicker
          label={t('dashboard.profile.changePicture')}
          disabled={upload.isPending || uploaded}
          invalid={fault !== null || refusal !== null}
          onFiles={(files) => void sendPicture(files)}
        >
          {t('dashboard.pictures.help')}
        </FilePicker>
        <div className={styles.aside}>
          {upload.isPending ? <Spinner size="s" /> : <FormatsTip />}
        </div>
        <div role="alert">
          <FieldError id={undefined}>{fault ? describe(fault) : refusal}</FieldError>
        </div>
      </div>
    </div>
  );
}
