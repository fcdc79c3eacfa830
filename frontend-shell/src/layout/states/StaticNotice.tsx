import { Container, Icon } from '@manjara/ui';
import styles from './notices.module.css';

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
