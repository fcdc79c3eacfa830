import { useSearchParams } from '@manjara/platform';
import { useCallback, useEffect, useRef } from 'react';

/** As far as the API counts pages. */
const MAX_PAGE = 1_000_000;

type Values = Record<string, string | number | boolean | undefined>;

/** How a filter is changed; `replace` leaves no entry in the history. */
export type ChangeFilter<F> = (change: Partial<F>, options?: { replace?: boolean }) => void;

export const pageIn = (params: URLSearchParams): number =>
  Math.min(MAX_PAGE, Math.max(1, Math.floor(Number(params.get('page')) || 1)));

export const searchIn = (params: URLSearchParams): string => params.get('search')?.trim() ?? '';

/** Writes a filter into the query of the URL; what is at its default is left out. */
function toParams(params: URLSearchParams, change: Values, defaultSort?: string): URLSearchParams {
  const next = new URLSearchParams(params);
  // Any other change begins at the first page again (spec §4).
  next.delete('page');
  for (const [name, value] of Object.entries(change)) {
    if (!value || value === 1 || value === defaultSort) next.delete(name);
    else next.set(name, value === true ? '1' : String(value));
  }
  return next;
}

/** The filter of a list, which lives in the URL: its parameters, and what changes them. */
export function useFilterParams<F extends { page?: number }>(defaultSort?: string) {
  const [params, setParams] = useSearchParams();

  // Two changes may follow each other before the router has drawn the first one.
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);

  const change = useCallback<ChangeFilter<F>>(
    (next, options) => {
      latest.current = toParams(latest.current, next as Values, defaultSort);
      setParams(latest.current, options);
    },
    [setParams, defaultSort],
  );
  const hrefFor = useCallback((page: number) => `?${toParams(params, { page })}`, [params]);
  const clear = useCallback(() => {
    latest.current = new URLSearchParams();
    setParams(latest.current);
  }, [setParams]);

  return { params, change, hrefFor, clear };
}
