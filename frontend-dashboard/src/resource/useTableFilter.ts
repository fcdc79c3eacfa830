import type { Status } from '@manjara/contracts';
import { useLanguage } from '@manjara/platform';
import { useFilterParams } from '../lists/useFilterParams';
import { categoriesOf, type Resource } from './define-resource';
import { dateFieldOf, type TableFilter } from './table';
import { filterIn, sortsOf } from './table-filter';

/** Search, category, sorting and page of a table; they live in the URL. */
export function useTableFilter(resource: Resource, status: Status) {
  const date = dateFieldOf(status);
  const sorts = sortsOf(resource, status);
  const { params, ...rest } = useFilterParams<Partial<TableFilter>>(sorts[0]);
  const { language } = useLanguage();
  const filter = filterIn(params, resource, status, language);
  return { filter, date, sorts, categories: categoriesOf(resource), ...rest };
}

export type TableFilterState = ReturnType<typeof useTableFilter>;
