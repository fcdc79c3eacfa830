import { type Language, LANGUAGES, LIMITS } from '@manjara/contracts';
import { PageQueryDto, toPart } from '../../common/http/page-query.dto';
import { type StatusQuery, StatusQueryField } from '../../common/validation/status';
import { OneOf, Repeatable } from '../../common/validation/query-fields';
import { Text } from '../../common/validation/text';
import {
  PROJECT_SORTS,
  type ProjectQuery,
  type ProjectSort,
  SEARCHED_LANGUAGES,
  type SearchedLanguage,
} from './project-query';

/** The query of GET /projects (design §7.5); an empty one returns the whole list. */
export class ProjectsQueryDto extends PageQueryDto {
  /** Labels in either language. */
  @Repeatable(LIMITS.name)
  category?: string[];

  @Text({
    max: LIMITS.name,
    optional: true,
    description:
      'Words of a name or parts of them, in any order, whatever the case, the vowel signs and the ' +
      'forms of letters, with or without the Arabic article',
  })
  search?: string;

  /** By date, name or category, descending with a minus; absent: newest first. */
  @OneOf(PROJECT_SORTS)
  sort?: ProjectSort;

  /** Language of the name to search and sort by; default: from Accept-Language, else Arabic. */
  @OneOf(LANGUAGES)
  lang?: Language;

  /** Language of the names to search; default: `lang`. */
  @OneOf(SEARCHED_LANGUAGES)
  searchLang?: SearchedLanguage;

  /**
   * `summary`: without descriptions, facts and secondary pictures; `dates`: only ids and
   * modification dates.
   */
  @OneOf(['summary', 'dates'])
  view?: 'summary' | 'dates';

  /** Only projects with pictures that are compared. */
  @OneOf(['pairs'])
  with?: 'pairs';

  @StatusQueryField()
  status?: StatusQuery;
}

export function toProjectQuery(query: ProjectsQueryDto, accepted: Language): ProjectQuery {
  const { category, search, sort, lang, searchLang, status } = query;
  const language = lang ?? accepted;
  return {
    part: toPart(query),
    status,
    categories: category,
    withPairs: query.with === 'pairs',
    sort: sort && { by: sort, language },
    search: search ? { text: search, language: searchLang ?? language } : undefined,
  };
}
