import { useLanguage } from '@manjara/platform';
import { useEffect } from 'react';
import { renewDevice } from '../../api/notification-status';
import { isSilent } from '../../api/failure';
import { logFailure } from '../../browser/log';

/** Keeps a device that is told of news with the session at hand. */
export function useRenewDevice(): void {
  const { language } = useLanguage();
  useEffect(() => {
    renewDevice(language).catch((error: unknown) => {
      if (!isSilent(error)) logFailure('Notifications were not renewed for this device.', error);
    });
  }, [language]);
}
