import type { NotificationStatus } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { Button, CheckboxField } from '@manjara/ui';
import { chooseMail, testMail } from '../../../api/notification-status';
import { Notice } from '../../../page/Notice';
import layout from '../../../page/layout.module.css';
import styles from './NotificationsPanel.module.css';
import { useNotificationAction } from './useNotificationAction';

interface MailNotificationsProps extends Pick<NotificationStatus, 'mail'> {
  /** Where the mails go. */
  email: string;
}

/** A mail about each message and application. */
export function MailNotifications({ mail, email }: MailNotificationsProps) {
  const t = useText();
  const { running, run } = useNotificationAction();
  if (!mail.isConfigured) {
    return (
      <div className={styles.channel}>
        <p className={layout.muted}>{t('dashboard.notifications.noMail')}</p>
      </div>
    );
  }
  const toggle = () => run(mail.isOn ? 'mailOff' : 'mailOn', () => chooseMail(!mail.isOn));
  return (
    <div className={styles.channel}>
      <CheckboxField
        role="switch"
        label={t('dashboard.notifications.byMail')}
        hint={t('dashboard.notifications.mailHint', { email })}
        checked={mail.isOn}
        aria-busy={running !== null}
        onChange={() => void toggle()}
      />
      {mail.hasFailed && <Notice tone="warning">{t('dashboard.notifications.mailFailed')}</Notice>}
      <Button
        variant="secondary"
        size="s"
        loading={running === 'test'}
        onClick={() => void run('test', testMail)}
      >
        {t('dashboard.notifications.testMail')}
      </Button>
    </div>
  );
}
