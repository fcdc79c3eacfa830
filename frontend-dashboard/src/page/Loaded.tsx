import { ErrorState, Skeleton } from '@manjara/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

export interface LoadedProps<T> {
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'refetch'>;
  /** The title of the error. */
  failed: string;
  /** Level of that title; 2 by default. */
  level?: 2 | 3;
  /** The placeholder; a block by default. */
  loading?: ReactNode;
  children: (data: T) => ReactNode;
}

/** The data of a query; before that a placeholder, or the error. */
export function Loaded<T>(props: LoadedProps<T>) {
  const { query, failed, level, loading = <Skeleton shape="block" />, children } = props;
  if (query.data !== undefined) return children(query.data);
  if (!query.error) return loading;
  return <ErrorState level={level} title={failed} onRetry={() => void query.refetch()} />;
}
