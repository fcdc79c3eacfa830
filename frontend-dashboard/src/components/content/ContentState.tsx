import { toast } from '@manjara/platform';
import { ErrorState } from '@manjara/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { isSilent } from '../../lib/api/failure';
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
  useEffect(() => {
    if (error && !isSilent(error)) toast.error(failed);
  }, [error, failed]);

  if (data !== undefined) return children(data);
  if (error) return <ErrorState title={failed} onRetry={() => void refetch()} />;
  return <PageSkeleton />;
}
