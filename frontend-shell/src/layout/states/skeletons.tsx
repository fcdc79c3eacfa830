import { useText } from '@manjara/platform';
import { Container, Skeleton, VisuallyHidden } from '@manjara/ui';
import styles from './skeletons.module.css';

const many = (count: number) => Array.from({ length: count }, (_, index) => index);

function Announcement() {
  const t = useText();
  return (
    <span role="status">
      <VisuallyHidden>{t('shell.states.pageLoading')}</VisuallyHidden>
    </span>
  );
}

/** Skeleton of a public page: its head and rows of cards. */
export function PageSkeleton() {
  return (
    <div>
      <Announcement />
      <div className={styles.head}>
        <Container className={styles.lines}>
          <Skeleton className={styles.eyebrow} />
          <Skeleton shape="title" className={styles.title} />
        </Container>
      </div>
      <Container className={styles.cards}>
        {many(6).map((index) => (
          <div key={index} className={styles.lines}>
            <Skeleton shape="block" className={styles.card} />
            <Skeleton shape="title" />
          </div>
        ))}
      </Container>
    </div>
  );
}

/** Skeleton of a dashboard screen: sidebar, title, table. */
export function DashboardSkeleton() {
  return (
    <div className={styles.dashboard}>
      <div className={styles.sidebar} aria-hidden="true" />
      <div className={styles.screen}>
        <Announcement />
        <Skeleton shape="title" />
        {many(6).map((index) => (
          <Skeleton key={index} shape="block" />
        ))}
      </div>
    </div>
  );
}
