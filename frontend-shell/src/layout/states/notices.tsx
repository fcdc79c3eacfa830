import { useText } from '@manjara/platform';
import { Container, Icon } from '@manjara/ui';
import styles from './notices.module.css';
import { useOnline } from './use-online';

/** Says, below the header, that the connection is gone, for as long as it is. */
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

/**
 * Says, above a page that stays as the server sent it, that its interactive parts are missing.
 * It is drawn outside the page's tree, so it is handed its texts.
 */
export function StaticNotice({ t }: { t: (key: string) => string }) {
  return (
    <div role="status" className={styles.notice}>
      <Container className={styles.line}>
        <Icon name="unavailable" size={18} />
        <p>{t('shell.states.static')}</p>
        <button type="button" className={styles.reload} onClick={() => window.location.reload()}>
          {t('shell.states.reload')}
        </button>
      </Container>
    </div>
  );
}
