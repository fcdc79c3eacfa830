import '@manjara/ui/state-icons';
import { Container, Icon } from '@manjara/ui';
import styles from './notices.module.css';

/**
 * Notice that a page's interactive parts could not be loaded. Rendered outside the page's tree, so
 * it gets its texts as a prop.
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
