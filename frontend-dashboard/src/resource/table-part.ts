import { findCategory, hasSearchableText, normalise } from '@manjara/contracts';
import { categoriesOf, type Resource } from './define-resource';
import { type Entity, pairOf, textOf } from './resource-values';
import { TABLE_PAGE_SIZE, type TableFilter, type TablePage } from './table';

/**
 * The page of a list that comes whole from the API, newest first. It searches as forgivingly as
 * the API does, in both languages.
 */
export function tablePart(
  entities: readonly Entity[],
  { page, search, category, sort, lang }: TableFilter,
  resource: Resource,
): TablePage<Entity> {
  if (search && !hasSearchableText(search)) return { items: [], total: 0 };
  const wanted = normalise(search);
  const categories = categoriesOf(resource);
  const searched = resource.search === 'api' ? [] : resource.search.flatMap(pairOf);
  const found = entities.filter((entity) => {
    if (category && findCategory(categories, String(entity.category))?.en !== category) {
      return false;
    }
    return !wanted || searched.some((name) => normalise(String(entity[name])).includes(wanted));
  });

  const field = sort.replace('-', '');
  const valueOf = (entity: Entity) =>
    field === 'createdAt' ? entity.createdAt : textOf(entity, field, lang);
  const { compare } = new Intl.Collator(lang, { numeric: true });
  const sign = sort === field ? 1 : -1;
  found.sort((a, b) => sign * compare(valueOf(a), valueOf(b)));
  const items = found.slice((page - 1) * TABLE_PAGE_SIZE, page * TABLE_PAGE_SIZE);
  return { items, total: found.length };
}
