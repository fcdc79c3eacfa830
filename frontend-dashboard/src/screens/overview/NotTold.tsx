import { Link, useText } from '@manjara/platform';
import { Icon } from '@manjara/ui';
import { useNotificationStatus } from '../../api/notification-status';
import styles from './NotTold.module.css';

/** Says that news does not reach the admin: nothing is turned on, or the last attempts failed. */
export function NotTold() {
  const t = useText();
  const { data } = useNotificationStatus();
  if (!data || data.isTold) return null;
  const hasFailed = data.mail.hasFailed || data.push.hasFailed;
  return (
    <p className={styles.line}>
      <Icon name="bell" size={18} />
      <span>
        {t(`dashboard.overview.${hasFailed ? 'tellingFailed' : 'notTold'}`)}{' '}
        <Link to="/dashboard/profile#notifications">{t('dashboard.overview.notifications')}</Link>
      </span>
    </p>
  );
}
