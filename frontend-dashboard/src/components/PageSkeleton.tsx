import { Skeleton, Spinner } from '@manjara/ui';
import styles from './PageSkeleton.module.css';
import { PageTitle } from './PageTitle';

/** Stands where what a screen shows is on its way. */
export const PageSkeleton = () => (
  <div className={styles.page}>
    <div className={styles.head}>
      <Skeleton shape="title" />
      <Spinner size="s" />
    </div>
    <Skeleton shape="block" className={styles.block} />
  </div>
);

/**
 * Stands where a screen's code is on its way: the document keeps a title meanwhile, and a height in
 * which any scroll position of a table can be restored.
 */
export const ArrivingScreen = () => (
  <div className={styles.arriving}>
    <PageTitle />
    <PageSkeleton />
  </div>
);
