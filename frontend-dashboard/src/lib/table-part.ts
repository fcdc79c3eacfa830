import {
  type CategoryPair,
  findCategory,
  hasSearchableText,
  type Language,
  normalise,
} from '@manjara/contracts';
import {
  type SortField,
  TABLE_PAGE_SIZE,
  type TableEntity,
  type TableFilter,
  type TablePage,
} from './table';

export interface PartRules<E> {
  /** The texts that a search looks through. */
  searched: (entity: E) => string[];
  /** What the table can be sorted by besides the date. */
  sorted: Partial<Record<SortField, (entity: E, language: Language) => string>>;
  /** The pairs that the list is filtered by, and an entity's label in one of the languages. */
  category?: { pairs: readonly CategoryPair[]; of: (entity: E) => string };
}

/**
 * The page of a list that comes whole from the API, newest first. It searches as forgivingly as
 * the API does, in both languages.
 */
export function tablePart<E extends TableEntity>(
  entities: readonly E[],
  { page, search, category, sort, lang }: TableFilter,
  rules: PartRules<E>,
): TablePage<E> {
  if (search && !hasSearchableText(search)) return { items: [], total: 0 };
  const wanted = normalise(search);
  const found = entities.filter((entity) => {
    const { category: by } = rules;
    if (category && by && findCategory(by.pairs, by.of(entity))?.en !== category) return false;
    return !wanted || rules.searched(entity).some((text) => normalise(text).includes(wanted));
  });

  const field = sort.replace('-', '') as SortField;
  const valueOf = rules.sorted[field] ?? (({ createdAt }: E) => createdAt);
  const { compare } = new Intl.Collator(lang, { numeric: true });
  const sign = sort === field ? 1 : -1;
  found.sort((a, b) => sign * compare(valueOf(a, lang), valueOf(b, lang)));
  const items = found.slice((page - 1) * TABLE_PAGE_SIZE, page * TABLE_PAGE_SIZE);
  return { items, total: found.length };
}
