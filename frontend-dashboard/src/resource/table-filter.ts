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
  const categories = categoriesOf(resource);
  const label = params.get('category') ?? '';
  return {
    page: pageIn(params),
    search: searchIn(params),
    // Before the categories are loaded the API decides whether there is such a one.
    category: findCategory(categories, label)?.en ?? (categories.length > 0 ? '' : label),
    sort: sorts.find((sort) => sort === params.get('sort')) ?? sorts[0] ?? '',
    lang,
  };
}
