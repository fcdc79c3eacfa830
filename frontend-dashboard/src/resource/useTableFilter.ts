import { findCategory } from '@manjara/contracts';
import { useLanguage } from '@manjara/platform';
import { useMemo } from 'react';
import {
  type ChangeFilter as ChangeListFilter,
  pageIn,
  searchIn,
  useFilterParams,
} from '../hooks/useFilterParams';
import { categoriesOf, type Resource } from './define-resource';
import type { TableFilter } from './table';

export type FilterChange = Partial<Pick<TableFilter, 'page' | 'search' | 'category' | 'sort'>>;

export type ChangeFilter = ChangeListFilter<FilterChange>;

const NEWEST_FIRST = '-createdAt';

const sortsOf = ({ columns }: Resource): string[] => [
  NEWEST_FIRST,
  'createdAt',
  ...columns.flatMap(({ field }) => [field, `-${field}`]),
];

/** Search, category, sorting and page of a table; they live in the URL. */
export function useTableFilter(resource: Resource) {
  const sorts = useMemo(() => sortsOf(resource), [resource]);
  const categories = useMemo(() => categoriesOf(resource), [resource]);
  const { params, ...rest } = useFilterParams<FilterChange>(NEWEST_FIRST);
  const { language } = useLanguage();

  const filter = useMemo<TableFilter>(
    () => ({
      page: pageIn(params),
      search: searchIn(params),
      category: findCategory(categories, params.get('category') ?? '')?.en ?? '',
      sort: sorts.find((sort) => sort === params.get('sort')) ?? NEWEST_FIRST,
      lang: language,
    }),
    [params, language, sorts, categories],
  );

  return { filter, sorts, categories, ...rest };
}

export type TableFilterState = ReturnType<typeof useTableFilter>;
