import { Skeleton, Spinner } from '@manjara/ui';
import styles from './TableSkeleton.module.css';

/** Rows that are on their way. */
export const TableSkeleton = () => (
  <div className={styles.rows}>
    <span className={styles.spinner}>
      <Spinner size="s" />
    </span>
    {Array.from({ length: 8 }, (_, row) => (
      <div key={row} className={styles.row}>
        <Skeleton shape="block" className={styles.thumb} />
        <Skeleton className={styles.name} />
        <Skeleton className={styles.fact} />
      </div>
    ))}
  </div>
);
