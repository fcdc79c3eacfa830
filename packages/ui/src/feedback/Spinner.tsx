import { useText } from '@manjara/platform';
import clsx from 'clsx';
import { VisuallyHidden } from '../structure/VisuallyHidden';
import styles from './Spinner.module.css';

export interface SpinnerProps {
  /** Text for screen readers; "Loading…" by default. */
  label?: string;
  size?: 's' | 'm' | 'l';
  className?: string;
}

export function Spinner({ label, size = 'm', className }: SpinnerProps) {
  const t = useText();
  return (
    <span role="status" className={clsx(styles.spinner, className)} data-size={size}>
      <span className={styles.ring} />
      <VisuallyHidden>{label ?? t('common.loading')}</VisuallyHidden>
    </span>
  );
}
