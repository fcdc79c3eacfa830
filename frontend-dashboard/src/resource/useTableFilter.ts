import { findCategory } from '@manjara/contracts';
import { useLanguage, useSearchParams } from '@manjara/platform';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { categoriesOf, type Resource } from './define-resource';
import { MAX_PAGE, type TableFilter } from './table';

export type FilterChange = Partial<Pick<TableFilter, 'page' | 'search' | 'category' | 'sort'>>;

/** How the filter is changed; `replace` leaves no entry in the history. */
export type ChangeFilter = (change: FilterChange, options?: { replace?: boolean }) => void;

const NEWEST_FIRST = '-createdAt';

/** Writes a filter into the query of the URL; what is at its default is left out. */
function toParams(params: URLSearchParams, change: FilterChange): URLSearchParams {
  const next = new URLSearchParams(params);
  // Any other change begins at the first page again (spec §4).
  next.delete('page');
  for (const [name, value] of Object.entries(change)) {
    if (!value || value === 1 || value === NEWEST_FIRST) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

const sortsOf = ({ columns }: Resource): string[] => [
  NEWEST_FIRST,
  'createdAt',
  ...columns.flatMap(({ field }) => [field, `-${field}`]),
];

/** Search, category, sorting and page of a table; they live in the URL. */
export function useTableFilter(resource: Resource) {
  const sorts = useMemo(() => sortsOf(resource), [resource]);
  const categories = useMemo(() => categoriesOf(resource), [resource]);
  const [params, setParams] = useSearchParams();
  const { language } = useLanguage();

  const filter = useMemo<TableFilter>(
    () => ({
      page: Math.min(MAX_PAGE, Math.max(1, Math.floor(Number(params.get('page')) || 1))),
      search: params.get('search')?.trim() ?? '',
      category: findCategory(categories, params.get('category') ?? '')?.en ?? '',
      sort: sorts.find((sort) => sort === params.get('sort')) ?? NEWEST_FIRST,
      lang: language,
    }),
    [params, language, sorts, categories],
  );

  // Two changes may follow each other before the router has drawn the first one.
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);

  const change = useCallback<ChangeFilter>(
    (next, options) => {
      latest.current = toParams(latest.current, next);
      setParams(latest.current, options);
    },
    [setParams],
  );
  const hrefFor = useCallback((page: number) => `?${toParams(params, { page })}`, [params]);
  const clear = useCallback(() => {
    latest.current = new URLSearchParams();
    setParams(latest.current);
  }, [setParams]);

  return { filter, sorts, categories, change, hrefFor, clear };
}

export type TableFilterState = ReturnType<typeof useTableFilter>;
