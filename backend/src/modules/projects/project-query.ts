import { type Language, LANGUAGES, searchWords } from '@manjara/contracts';
import type { Page } from '../../common/http/pagination';
import { wordInKey } from '../../common/text/search-key';
import type { ListQuery } from '../base/entity-options';
import { inState, LAST_SAVED_FIRST, NEWEST_FIRST, type Sort } from '../base/state.schema';
import { byName, type ProjectDocument } from './project.schema';

/** Sort orders of the list; a minus reverses one. */
export const PROJECT_SORTS = [
  'createdAt',
  '-createdAt',
  'name',
  '-name',
  'category',
  '-category',
  'savedAt',
  '-savedAt',
  'pinned',
] as const;
export type ProjectSort = (typeof PROJECT_SORTS)[number];

/** Which of the names are searched. */
export const SEARCHED_LANGUAGES = [...LANGUAGES, 'both'] as const;
export type SearchedLanguage = (typeof SEARCHED_LANGUAGES)[number];

export interface NameSearch {
  text: string;
  language: SearchedLanguage;
}

export interface ProjectQuery extends ListQuery {
  /** Labels in either language; an unknown one matches no project (design §7.4). Absent: all. */
  categories?: string[];
  /** Only those with pairs of pictures. */
  withPairs?: boolean;
  /** Words of a name, and the language of the name. */
  search?: NameSearch;
  /** Absent: newest first, drafts last saved first. Names and categories are compared in the given language. */
  sort?: { by: ProjectSort; language: Language };
  /** Absent: the whole list. */
  part?: Page;
}

export const OLDEST_FIRST = { createdAt: 1, _id: 1 } as const;

/** The sort order of a query; a reversed one is exactly the other way round. */
export function toSort({ sort, status }: ProjectQuery): Sort {
  if (!sort) return status === 'draft' ? LAST_SAVED_FIRST : NEWEST_FIRST;
  const { by, language } = sort;
  if (by === 'pinned') return NEWEST_FIRST;
  const direction = by.startsWith('-') ? -1 : 1;
  if (by.endsWith('name')) return byName(language, direction);
  if (by.endsWith('category')) {
    const field = language === 'ar' ? 'arCategory' : 'category';
    return { [field]: direction, ...(direction === 1 ? NEWEST_FIRST : OLDEST_FIRST) };
  }
  return { [by.endsWith('savedAt') ? 'updatedAt' : 'createdAt']: direction, _id: direction };
}

function toNameFilter({ text, language }: NameSearch) {
  const parts = { $all: searchWords(text).map(wordInKey) };
  if (language !== 'both') return { [`search.${language}`]: parts };
  return { $or: [{ 'search.en': parts }, { 'search.ar': parts }] };
}

export const toFilter = ({ status, categories, withPairs, search }: ProjectQuery) => ({
  ...inState(status),
  ...(categories && { category: { $in: categories } }),
  ...(withPairs && { 'pairs.before.file': { $exists: true } }),
  ...(search && toNameFilter(search)),
});

type Position = Pick<ProjectDocument, '_id' | 'createdAt'>;

/** Filters of the projects after one, newest first; each group comes after the one before. */
export const projectsAfter = ({ _id, createdAt }: Position) => [
  { createdAt, _id: { $lt: _id } },
  { createdAt: { $lt: createdAt } },
];

/** The same for those before it, the nearest group first. */
export const projectsBefore = ({ _id, createdAt }: Position) => [
  { createdAt, _id: { $gt: _id } },
  { createdAt: { $gt: createdAt } },
];
