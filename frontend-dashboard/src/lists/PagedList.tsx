import { Navigate } from '@manjara/platform';
import { ErrorState, Pagination, Skeleton } from '@manjara/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { MouseEvent, ReactNode } from 'react';
import { focusTitle } from './useKeepFocus';
import type { Page } from '../api/page';
import styles from './PagedList.module.css';

/** Focuses the heading after a followed page link, whose default the router has prevented. */
function onTurn({ defaultPrevented }: MouseEvent): void {
  if (defaultPrevented) focusTitle();
}

export interface PagedListProps<T> {
  query: Pick<
    UseQueryResult<Page<T>>,
    'data' | 'error' | 'refetch' | 'isFetching' | 'isPlaceholderData'
  >;
  /** Counts from 1. */
  page: number;
  pageSize: number;
  hrefFor: (page: number) => string;
  failed: { title: string; text?: ReactNode };
  /** The placeholder; a block by default. */
  loading?: ReactNode;
  empty: ReactNode;
  children: (items: T[]) => ReactNode;
}

/** A page of a list with links to the other pages, or the loading, empty or failed state. */
export function PagedList<T>(props: PagedListProps<T>) {
  const { query, page, pageSize, hrefFor, failed, empty, children } = props;
  const { loading = <Skeleton shape="block" className={styles.loading} /> } = props;
  const { data, error, refetch, isFetching, isPlaceholderData } = query;
  if (error) {
    return (
      <ErrorState title={failed.title} onRetry={() => void refetch()}>
        {failed.text}
      </ErrorState>
    );
  }
  const pageCount = Math.ceil((data?.total ?? 0) / pageSize);
  // After deleting the last item of a page, or with an old bookmark.
  const beyond = !isPlaceholderData && pageCount > 0 && page > pageCount;
  if (beyond && !isFetching) return <Navigate to={hrefFor(pageCount)} replace />;
  if (!data || beyond) return loading;
  if (data.items.length === 0) return empty;
  return (
    <>
      {children(data.items)}
      <div className={styles.pages} onClick={onTurn}>
        <Pagination page={page} pageCount={pageCount} hrefFor={hrefFor} />
      </div>
    </>
  );
}
