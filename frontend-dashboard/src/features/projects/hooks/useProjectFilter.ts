import { findCategory, PROJECT_CATEGORIES } from '@manjara/contracts';
import { useLanguage, useSearchParams } from '@manjara/platform';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { type ProjectFilter, type ProjectSort, SORTS } from '../api/get-projects';

const isSort = (value: string | null): value is ProjectSort => SORTS.includes(value as ProjectSort);

export type FilterChange = Partial<Pick<ProjectFilter, 'page' | 'search' | 'category' | 'sort'>>;

/** Writes a filter into the query of the URL; what is at its default is left out. */
function toParams(params: URLSearchParams, change: FilterChange): URLSearchParams {
  const next = new URLSearchParams(params);
  // Any other change begins at the first page again (spec §4).
  next.delete('page');
  for (const [name, value] of Object.entries(change)) {
    if (!value || value === 1 || value === SORTS[0]) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

/** Search, category, sorting and page of the project table; they live in the URL. */
export function useProjectFilter() {
  const [params, setParams] = useSearchParams();
  const { language } = useLanguage();

  const filter = useMemo<ProjectFilter>(() => {
    const sort = params.get('sort');
    return {
      page: Math.max(1, Math.floor(Number(params.get('page')) || 1)),
      search: params.get('search')?.trim() ?? '',
      category: findCategory(PROJECT_CATEGORIES, params.get('category') ?? '')?.en ?? '',
      sort: isSort(sort) ? sort : SORTS[0],
      lang: language,
    };
  }, [params, language]);

  // Two changes may follow each other before the router has drawn the first one.
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);

  const change = useCallback(
    (next: FilterChange, options?: { replace?: boolean }) => {
      latest.current = toParams(latest.current, next);
      setParams(latest.current, { preventScrollReset: true, ...options });
    },
    [setParams],
  );
  const hrefFor = useCallback((page: number) => `?${toParams(params, { page })}`, [params]);
  const clear = useCallback(() => setParams({}), [setParams]);

  return { filter, change, hrefFor, clear };
}
