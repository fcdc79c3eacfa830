import { hasWords, searchWords } from '@manjara/contracts';
import type { Page } from '../api/page';
import type { Resource } from './define-resource';
import { textOf } from './resource-values';
import { pairOf } from '../fields/pair-names';
import type { Entity } from './entity';
import { TABLE_PAGE_SIZE, type TableFilter } from './table';

/** A page of a list that the API returns whole; searches like the API, in both languages. */
export function tablePart(
  entities: readonly Entity[],
  { page, search, category, sort, lang }: TableFilter,
  resource: Resource,
): Page<Entity> {
  const words = searchWords(search);
  if (search && words.length === 0) return { items: [], total: 0 };
  const searched = resource.search === 'api' ? [] : resource.search.flatMap(pairOf);
  const found = entities.filter((entity) => {
    if (category && entity.category !== category) return false;
    return !search || searched.some((name) => hasWords(String(entity[name]), words));
  });

  const field = sort.replace('-', '');
  const valueOf = (entity: Entity) =>
    field === 'createdAt' || field === 'savedAt'
      ? (entity[field] ?? '')
      : textOf(entity, field, lang);
  const { compare } = new Intl.Collator(lang, { numeric: true });
  const sign = sort === field ? 1 : -1;
  found.sort((a, b) => sign * compare(valueOf(a), valueOf(b)));
  const items = found.slice((page - 1) * TABLE_PAGE_SIZE, page * TABLE_PAGE_SIZE);
  return { items, total: found.length };
}
