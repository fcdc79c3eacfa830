import { TRASH_DAYS } from '@manjara/contracts';
import { Navigate, useText } from '@manjara/platform';
import { EmptyState, ErrorState, Pagination, Skeleton } from '@manjara/ui';
import { PageHeading } from '../../../components/PageHeading';
import { useDays } from '../../../hooks/useDays';
import { pageIn, useFilterParams } from '../../../hooks/useFilterParams';
import { TRASH_PAGE_SIZE, useTrash } from '../api/get-trash';
import styles from './TrashPage.module.css';
import { TrashRow } from './TrashRow';

/** Deleted items, last deleted first. */
export default function TrashPage() {
  const t = useText();
  const days = useDays()(TRASH_DAYS);
  return (
    <>
      <PageHeading title={t('dashboard.trash.title')}>
        {t('dashboard.trash.intro', { days })}
      </PageHeading>
      <Items days={days} />
    </>
  );
}

function Items({ days }: { days: string }) {
  const t = useText();
  const { params, hrefFor } = useFilterParams();
  const page = pageIn(params);
  const { data, error, refetch, isFetching, isPlaceholderData } = useTrash(page);
  if (error) {
    return (
      <ErrorState title={t('dashboard.trash.listFailed')} onRetry={() => void refetch()}>
        {t('dashboard.trash.listFailedText')}
      </ErrorState>
    );
  }
  const pageCount = Math.ceil((data?.total ?? 0) / TRASH_PAGE_SIZE);
  // An old bookmark, or its last item is gone.
  const beyond = !isPlaceholderData && pageCount > 0 && page > pageCount;
  if (beyond && !isFetching) return <Navigate to={hrefFor(pageCount)} replace />;
  if (!data || beyond) return <Skeleton shape="block" className={styles.loading} />;
  if (data.total === 0) {
    return (
      <EmptyState icon="trash" title={t('dashboard.trash.none')}>
        {t('dashboard.trash.noneText', { days })}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={styles.list} aria-label={t('dashboard.trash.title')}>
        {data.items.map((item) => (
          <TrashRow key={`${item.kind}/${item._id}`} item={item} />
        ))}
      </ul>
      <Pagination className={styles.pages} page={page} pageCount={pageCount} hrefFor={hrefFor} />
    </>
  );
}
