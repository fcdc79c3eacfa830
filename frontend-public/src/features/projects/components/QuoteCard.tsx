import { Link, useText } from '@manjara/platform';
import { Icon, StarOrnament } from '@manjara/ui';
import { QUOTE_PATH } from '../../../shared/quote-path';
import styles from './QuoteCard.module.css';

/** The last card of the list: it fills the row of the last projects. */
export function QuoteCard() {
  const t = useText();
  return (
    <li className={styles.card}>
      <Link to={QUOTE_PATH} className={styles.link}>
        <StarOrnament className={styles.star} />
        <span className={styles.title}>{t('projectsp.invitation.title')}</span>
        <span className={styles.action}>
          {t('projectsp.invitation.action')}
          <Icon name="arrow-end" size={18} />
        </span>
      </Link>
    </li>
  );
}
