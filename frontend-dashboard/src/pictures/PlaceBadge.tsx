import { useLanguage } from '@manjara/platform';
import { Icon } from '@manjara/ui';
import styles from './PlaceBadge.module.css';

interface PlaceBadgeProps {
  icon: 'check' | 'grip';
  /** From 1. */
  place: number;
  /** Hides it from screen readers. */
  hidden?: boolean;
}

/** A picture's place in a row, in its corner. */
export function PlaceBadge({ icon, place, hidden }: PlaceBadgeProps) {
  const { locale } = useLanguage();
  return (
    <span className={styles.badge} aria-hidden={hidden}>
      <Icon name={icon} size={14} />
      {place.toLocaleString(locale)}
    </span>
  );
}
