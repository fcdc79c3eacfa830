import { useText } from '@manjara/platform';
import { VisuallyHidden } from '../structure/VisuallyHidden';
import styles from './Spinner.module.css';

export interface SpinnerProps {
  size?: 's' | 'm';
}

export function Spinner({ size = 'm' }: SpinnerProps) {
  const t = useText();
  return (
    <span role="status" className={styles.spinner} data-size={size}>
      <span className={styles.ring} />
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
    </span>
  );
}
