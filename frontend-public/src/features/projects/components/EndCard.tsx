import { Link, useText } from '@manjara/platform';
import { Icon, StarOrnament } from '@manjara/ui';
import styles from './EndCard.module.css';

/** The last card of several pages: it fills the row of the last projects. */
export function EndCard({ to }: { to: string }) {
  const t = useText();
  return (
    <li className={styles.card}>
      <Link to={to} className={styles.link}>
        <StarOrnament className={styles.star} />
        <span className={styles.title}>{t('projectsp.end.title')}</span>
        <span className={styles.action}>
          {t('projectsp.end.action')}
          <Icon name="arrow-end" size={18} />
        </span>
      </Link>
    </li>
  );
}
