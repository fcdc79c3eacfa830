import { useSearchParams } from '@manjara/platform';
import { useEffect, useRef } from 'react';

type Values = Record<string, string | number | boolean | undefined>;

/** Changes a filter; `replace` adds no entry to the history. */
export type ChangeFilter<F> = (change: Partial<F>, options?: { replace?: boolean }) => void;

/** Writes a filter into the query of the URL, without default values. */
function toParams(params: URLSearchParams, change: Values, defaultSort?: string): URLSearchParams {
  const next = new URLSearchParams(params);
  // Any other change returns to the first page (spec §4).
  next.delete('page');
  for (const [name, value] of Object.entries(change)) {
    if (!value || value === 1 || value === defaultSort) next.delete(name);
    else next.set(name, value === true ? '1' : String(value));
  }
  return next;
}

/** The filter of a list, stored in the query of the URL. */
export function useFilterParams<F extends { page?: number }>(defaultSort?: string) {
  const [params, setParams] = useSearchParams();

  // A second change may come before the router has rendered the first one.
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);

  const apply = (next: URLSearchParams, options?: Parameters<ChangeFilter<F>>[1]) => {
    latest.current = next;
    setParams(next, options);
  };
  const change: ChangeFilter<F> = (next, options) =>
    apply(toParams(latest.current, next as Values, defaultSort), options);

  return {
    params,
    change,
    hrefWith: (next: Partial<F>) => `?${toParams(params, next as Values)}`,
    hrefFor: (page: number) => `?${toParams(params, { page })}`,
    clear: () => apply(new URLSearchParams()),
  };
}
