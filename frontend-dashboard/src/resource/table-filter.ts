import { findCategory, type Language, type Status } from '@manjara/contracts';
import { pageIn, searchIn } from '../lists/filter-params';
import { categoriesOf, type Resource } from './define-resource';
import { dateFieldOf, type TableFilter } from './table';

/** The orders of a table; the first is the default. */
export function sortsOf({ columns }: Resource, status: Status): string[] {
  const date = dateFieldOf(status);
  return [`-${date}`, date, ...columns.flatMap(({ field }) => [field, `-${field}`])];
}

/** The filter that the query of the URL asks for. */
export function filterIn(
  params: URLSearchParams,
  resource: Resource,
  status: Status,
  lang: Language,
): TableFilter {
  const sorts = sortsOf(resource, status);
  return {
    page: pageIn(params),
    search: searchIn(params),
    category: findCategory(categoriesOf(resource), params.get('category') ?? '')?.en ?? '',
    sort: sorts.find((sort) => sort === params.get('sort')) ?? sorts[0] ?? '',
    lang,
  };
}
