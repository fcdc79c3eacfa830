import type { AdminProfile } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { CanceledError } from 'axios';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { getProfile, useProfile } from '../../../api/get-profile';
import { useFailureText } from '../../../hooks/useFailureText';
import { useSavedForm } from '../../../hooks/useSavedForm';
import { withTagOf } from '../../../lib/api/etags';
import { gotNoAnswer } from '../../../lib/api/failure';
import { keepFlashMessage } from '../../../lib/flash-message';
import { type Picture, storedPicture } from '../../../pictures/picture';
import { reloadPage } from '../../../lib/reload';
import { useUpdateImage } from '../api/update-image';

export interface AvatarValues {
  image: Picture | null;
}

/** How long the success can be read before the page is loaded again (spec §9), in milliseconds. */
const RELOAD_DELAY = 500;

const read = (admin: AdminProfile): AvatarValues =>
  withTagOf(admin, { image: admin.image && storedPicture(admin.image) });

/**
 * How the admin's picture is sent; afterwards the page is loaded again (spec §9), unless the fields
 * beside it hold changes.
 */
export function useAvatarForm(admin: AdminProfile, unsaved: boolean) {
  const t = useText();
  const failureText = useFailureText();
  const { mutateAsync } = useUpdateImage();
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
    save: async ({ image }, base, transfer) => {
      if (image?.kind === 'stored' && image.id !== base.image?.id) {
        return read(await mutateAsync({ url: image.image.url, transfer }));
      }
      // The picture that somebody else has chosen meanwhile stays.
      void refetch();
      throw new CanceledError();
    },
    drafted: () => ({}),
    texts: {
      pending: t('dashboard.profile.uploading'),
      cancelled: t('dashboard.profile.uploadCancelled'),
      success,
      // What failed, and on a line of its own why (spec §8).
      failure: (error) => `${t('dashboard.profile.uploadFailed')}\n${reason(error)}`,
    },
    onSaved: () => setUploaded(true),
  });

  const showIt = useEffectEvent(() => {
    if (!unsaved) {
      keepFlashMessage({ text: success, id: 'form-avatar' });
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

  // A picture that was refused is not to be sent again; one that got lost is.
  const { failure, discard } = state;
  const dropRefused = useEffectEvent(() => discard());
  useEffect(() => {
    if (failure && !gotNoAnswer(failure)) dropRefused();
  }, [failure]);

  return { ...state, uploaded };
}
