import { Skeleton, Spinner } from '@manjara/ui';
import styles from './PageSkeleton.module.css';
import { PageTitle } from './PageTitle';

/** Placeholder while the data of a screen loads. */
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
 * Placeholder while the code of a screen loads. Sets the document title, and is high enough to
 * restore the scroll position of a table.
 */
export const ArrivingScreen = () => (
  <div className={styles.arriving}>
    <PageTitle />
    <PageSkeleton />
  </div>
);
