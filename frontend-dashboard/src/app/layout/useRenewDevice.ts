import { useLanguage } from '@manjara/platform';
import { useEffect } from 'react';
import { renewDevice } from '../../api/notification-status';
import { useRole } from '../../api/role';
import { isSilent } from '../../api/failure';
import { logFailure } from '../../browser/log';

/** Moves the push subscription of this device to the current session. */
export function useRenewDevice(): void {
  const { language } = useLanguage();
  const isOwner = useRole() === 'owner';
  useEffect(() => {
    if (!isOwner) return;
    renewDevice(language).catch((error: unknown) => {
      if (!isSilent(error)) logFailure('Notifications were not renewed for this device.', error);
    });
  }, [isOwner, language]);
}
