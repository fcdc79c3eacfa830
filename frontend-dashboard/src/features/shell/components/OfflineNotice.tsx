import { useText } from '@manjara/platform';
import { Icon } from '@manjara/ui';
import { useSyncExternalStore } from 'react';
import styles from './OfflineNotice.module.css';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says below the header, which it must not move, that there is no connection. */
export function OfflineNotice() {
  const t = useText();
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
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
