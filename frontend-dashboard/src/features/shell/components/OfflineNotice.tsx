import { useText } from '@manjara/platform';
import { Icon, useOnline } from '@manjara/ui';
import styles from './OfflineNotice.module.css';

/** Says below the header, which it must not move, that there is no connection. */
export function OfflineNotice() {
  const t = useText();
  const online = useOnline();
  return (
    <div role="status" className={styles.region}>
      {!online && (
        <p className={styles.notice}>
          <Icon name="offline" size={18} /> {t('dashboard.shell.offline')}
        </p>
      )}
    </div>
  );
}
