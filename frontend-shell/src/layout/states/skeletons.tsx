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

/** The outline of a public page: a headline, a large picture, a row of cards. */
export function PageSkeleton() {
  return (
    <Container className={styles.page}>
      <Announcement />
      <div className={styles.hero}>
        <div className={styles.lines}>
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton />
        </div>
        <Skeleton shape="block" className={styles.picture} />
      </div>
      <div className={styles.cards}>
        {many(3).map((index) => (
          <Skeleton key={index} shape="block" className={styles.card} />
        ))}
      </div>
    </Container>
  );
}

/** The outline of a dashboard screen: sidebar, title, table. */
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
