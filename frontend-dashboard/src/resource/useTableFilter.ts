import { findCategory, type Status } from '@manjara/contracts';
import { useLanguage } from '@manjara/platform';
import { useMemo } from 'react';
import { pageIn, searchIn, useFilterParams } from '../lists/useFilterParams';
import { categoriesOf, type Resource } from './define-resource';
import { dateFieldOf, type TableFilter } from './table';

const sortsOf = ({ columns }: Resource, date: string): string[] => [
  `-${date}`,
  date,
  ...columns.flatMap(({ field }) => [field, `-${field}`]),
];

/** Search, category, sorting and page of a table; they live in the URL. */
export function useTableFilter(resource: Resource, status: Status) {
  const date = dateFieldOf(status);
  const newestFirst = `-${date}`;
  const sorts = useMemo(() => sortsOf(resource, date), [resource, date]);
  const categories = useMemo(() => categoriesOf(resource), [resource]);
  const { params, ...rest } = useFilterParams<Partial<TableFilter>>(newestFirst);
  const { language } = useLanguage();

  const filter = useMemo<TableFilter>(
    () => ({
      page: pageIn(params),
      search: searchIn(params),
      category: findCategory(categories, params.get('category') ?? '')?.en ?? '',
      sort: sorts.find((sort) => sort === params.get('sort')) ?? newestFirst,
      lang: language,
    }),
    [params, language, sorts, categories, newestFirst],
  );

  return { filter, date, sorts, categories, ...rest };
}

export type TableFilterState = ReturnType<typeof useTableFilter>;
