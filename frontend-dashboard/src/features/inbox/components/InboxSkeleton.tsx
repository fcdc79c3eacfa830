import { Skeleton, Spinner } from '@manjara/ui';
import grid from './CardGrid.module.css';
import styles from './InboxSkeleton.module.css';

const CARDS = [1, 2, 3, 4, 5, 6];

/** Stands where the cards are on their way (spec §2). */
export const InboxSkeleton = () => (
  <>
    <div className={styles.loader}>
      <Spinner />
    </div>
    <div className={grid.cards}>
      {CARDS.map((card) => (
        <Skeleton key={card} shape="block" className={styles.card} />
      ))}
    </div>
  </>
);
