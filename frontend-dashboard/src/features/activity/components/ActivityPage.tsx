import { type Activity, ACTIVITY_PAGE_SIZE } from '@manjara/contracts';
import { Navigate, useText } from '@manjara/platform';
import { EmptyState, ErrorState, Pagination, Skeleton } from '@manjara/ui';
import { useId } from 'react';
import { PageHeading } from '../../../components/PageHeading';
import { useDateTime } from '../../../hooks/useDateTime';
import { pageIn, useFilterParams } from '../../../hooks/useFilterParams';
import { useActivity } from '../api/get-activity';
import { byDay } from '../hooks/by-day';
import styles from './ActivityPage.module.css';
import { ActivityRow } from './ActivityRow';

/** Who did what and when, newest first. */
export default function ActivityPage() {
  const t = useText();
  return (
    <>
      <PageHeading title={t('dashboard.activity.title')}>
        {t('dashboard.activity.intro')}
      </PageHeading>
      <Items />
    </>
  );
}

function Items() {
  const t = useText();
  const { params, hrefFor } = useFilterParams();
  const page = pageIn(params);
  const { data, error, refetch, isPlaceholderData } = useActivity(page);
  if (error && !data) {
    return (
      <ErrorState title={t('dashboard.activity.loadFailed')} onRetry={() => void refetch()}>
        {t('dashboard.activity.loadFailedText')}
      </ErrorState>
    );
  }
  const pageCount = Math.ceil((data?.total ?? 0) / ACTIVITY_PAGE_SIZE);
  // An old bookmark.
  if (!isPlaceholderData && pageCount > 0 && page > pageCount) {
    return <Navigate to={hrefFor(pageCount)} replace />;
  }
  if (!data) return <Skeleton shape="block" className={styles.loading} />;
  if (data.total === 0) {
    return (
      <EmptyState icon="clock" title={t('dashboard.activity.none')}>
        {t('dashboard.activity.noneText')}
      </EmptyState>
    );
  }
  return (
    <>
      <div className={styles.days}>
        {byDay(data.items).map((items) => (
          <Day key={items[0]?._id} items={items} />
        ))}
      </div>
      <Pagination className={styles.pages} page={page} pageCount={pageCount} hrefFor={hrefFor} />
    </>
  );
}

function Day({ items }: { items: readonly Activity[] }) {
  const id = useId();
  const dayOf = useDateTime('day');
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.day}>
        {dayOf(items[0]?.at)}
      </h2>
      <ul className={styles.list}>
        {items.map((item) => (
          <ActivityRow key={item._id} activity={item} />
        ))}
      </ul>
    </section>
  );
}
