import { useLanguage } from '@manjara/platform';
import { useEffect } from 'react';
import { renewDevice } from '../../api/notification-status';
import { useRole } from '../../api/role';
import { isSilent } from '../../api/failure';
import { logFailure } from '../../browser/log';

/** Keeps a device that is told of news with the session at hand. */
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
