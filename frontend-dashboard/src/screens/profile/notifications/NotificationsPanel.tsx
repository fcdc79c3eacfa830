import { useLocation, useText } from '@manjara/platform';
import { useCallback } from 'react';
import { useNotificationStatus } from '../../../api/notification-status';
import { Loaded } from '../../../page/Loaded';
import { Panel } from '../../../page/Panel';
import { DeviceNotifications } from './DeviceNotifications';
import { MailNotifications } from './MailNotifications';
import layout from '../../../page/layout.module.css';
import styles from './NotificationsPanel.module.css';

/** Settings of notifications on devices and by mail. `#notifications` links here. */
export function NotificationsPanel({ email }: { email: string }) {
  const t = useText();
  const { hash } = useLocation();
  const status = useNotificationStatus();
  const focusIfNamed = useCallback(
    (element: HTMLElement | null) => {
      if (hash === '#notifications') element?.focus();
    },
    [hash],
  );
  return (
    <div ref={focusIfNamed} id="notifications" className={styles.target} tabIndex={-1}>
      <Panel title={t('dashboard.notifications.title')}>
        <p className={layout.muted}>{t('dashboard.notifications.help')}</p>
        <Loaded query={status} failed={t('dashboard.notifications.loadFailed')}>
          {({ push, mail }) => (
            <>
              <DeviceNotifications push={push} />
              <MailNotifications mail={mail} email={email} />
            </>
          )}
        </Loaded>
      </Panel>
    </div>
  );
}
