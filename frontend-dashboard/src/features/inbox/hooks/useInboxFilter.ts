import { useSearchParams } from '@manjara/platform';
import { useCallback, useEffect, useMemo, useRef } from 'react';

export interface InboxFilter {
  /** From 1. */
  page: number;
  search: string;
  /** Shows only what nobody has read. */
  unread: boolean;
}

export type ChangeInboxFilter = (
  change: Partial<InboxFilter>,
  options?: { replace?: boolean },
) => void;

/** Writes a change into the query of the URL, which begins at the first page again. */
function toParams(params: URLSearchParams, { page, search, unread }: Partial<InboxFilter>) {
  const next = new URLSearchParams(params);
  next.delete('page');
  const write = (name: string, value: string) =>
    value ? next.set(name, value) : next.delete(name);
  if (page !== undefined) write('page', page > 1 ? String(page) : '');
  if (search !== undefined) write('search', search);
  if (unread !== undefined) write('unread', unread ? '1' : '');
  return next;
}

/** What of an inbox is shown; it lives in the URL. */
export function useInboxFilter() {
  const [params, setParams] = useSearchParams();
  const filter = useMemo<InboxFilter>(
    () => ({
      page: Math.max(1, Math.floor(Number(params.get('page')) || 1)),
      search: params.get('search')?.trim() ?? '',
      unread: params.get('unread') === '1',
    }),
    [params],
  );

  // Two changes may follow each other before the router has drawn the first one.
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);

  const change = useCallback<ChangeInboxFilter>(
    (next, options) => {
      latest.current = toParams(latest.current, next);
      setParams(latest.current, options);
    },
    [setParams],
  );
  const hrefFor = useCallback((page: number) => `?${toParams(params, { page })}`, [params]);
  const clear = useCallback(() => setParams({}), [setParams]);

  return { filter, change, hrefFor, clear };
}
