import { Link, useText } from '@manjara/platform';
import { Icon, StarOrnament } from '@manjara/ui';
import styles from './EndCard.module.css';

export interface EndCardProps {
  to: string;
  /** Whether this is the last page, which leads back to the first one. */
  last: boolean;
}

/** The card after the last project of a page: it fills its row. */
export function EndCard({ to, last }: EndCardProps) {
  const t = useText();
  const texts = last ? 'projectsp.end' : 'projectsp.more';
  return (
    <li className={styles.card} data-more={!last || undefined}>
      <Link to={to} className={styles.link}>
        <StarOrnament className={styles.star} />
        <span className={styles.title}>{t(`${texts}.title`)}</span>
        <span className={styles.action}>
          {t(`${texts}.action`)}
          <Icon name="arrow-end" size={18} />
        </span>
      </Link>
    </li>
  );
}
