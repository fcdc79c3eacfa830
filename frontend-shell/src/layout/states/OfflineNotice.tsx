import { useText } from '@manjara/platform';
import { Container, Icon, useOnline } from '@manjara/ui';
import styles from './notices.module.css';

/** Notice below the header while the browser is offline. */
export function OfflineNotice() {
  const t = useText();
  const online = useOnline();
  return (
    <div role="status" className={styles.region}>
      {!online && (
        <div className={styles.notice}>
          <Container className={styles.line}>
            <Icon name="offline" size={18} />
            <p>{t('shell.states.offline')}</p>
          </Container>
        </div>
      )}
    </div>
  );
}
