import { useNavigation } from '@manjara/platform';
import styles from './RouteProgress.module.css';

/** A thin bar along the top while the next page's code and data are on their way. */
export function RouteProgress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <div className={styles.bar} aria-hidden="true" />;
}
