import { ErrorState } from '@manjara/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLoadFailure } from '../../hooks/useLoadFailure';
import { PageSkeleton } from '../PageSkeleton';

export interface ContentStateProps<T> {
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'refetch'>;
  /** Said as a toast, and where the form would stand (spec §8). */
  failed: string;
  children: (content: T) => ReactNode;
}

/** Shows what a page of the site says once it has come, or that it could not be had. */
export function ContentState<T>({ query, failed, children }: ContentStateProps<T>) {
  const { data, error, refetch } = query;
  useLoadFailure(error, failed);

  if (data !== undefined) return children(data);
  if (error) return <ErrorState title={failed} onRetry={() => void refetch()} />;
  return <PageSkeleton />;
}
