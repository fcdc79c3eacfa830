import { Skeleton, Spinner } from '@manjara/ui';
import styles from './PageSkeleton.module.css';

/** Stands where a screen is on its way. */
export const PageSkeleton = () => (
  <div className={styles.page}>
    <div className={styles.head}>
      <Skeleton shape="title" />
      <Spinner size="s" />
    </div>
    <Skeleton shape="block" className={styles.block} />
  </div>
);
