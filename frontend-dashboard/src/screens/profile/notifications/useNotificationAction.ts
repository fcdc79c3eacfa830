import type { NotificationStatus } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { notificationStatusQuery } from '../../../api/notification-status';
import { useFailureText } from '../../../api/useFailureText';
import { withToast } from '../../../api/with-toast';
import { NotAllowed } from '../../../browser/push-device';

type Action = 'turnOn' | 'turnOff' | 'turnOffOthers' | 'mailOn' | 'mailOff' | 'test';

/** Runs one action at a time, with a toast, then reloads the status. */
export function useNotificationAction() {
  const t = useText();
  const client = useQueryClient();
  const failureText = useFailureText();
  const [running, setRunning] = useState<Action | null>(null);

  async function run(action: Action, work: () => Promise<NotificationStatus | void>) {
    if (running) return;
    setRunning(action);
    const { queryKey } = notificationStatusQuery();
    const outcome = await withToast(work, {
      id: 'notifications',
      pending: t(`dashboard.notifications.${action}.pending`),
      success: t(`dashboard.notifications.${action}.success`),
      failure: (error) =>
        error instanceof NotAllowed
          ? t('dashboard.notifications.denied')
          : failureText(error, t(`dashboard.notifications.${action}.failure`)),
    });
    setRunning(null);
    if (outcome.ok && outcome.value) client.setQueryData(queryKey, outcome.value);
    // A test notification or a failure may have changed the status.
    else await client.invalidateQueries({ queryKey });
  }

  return { running, run };
}
