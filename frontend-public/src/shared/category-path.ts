import { type CategoryPair, type Language, LANGUAGES } from '@manjara/contracts';

/** The portfolio of one category; links carry the label of the page's language (design §7.4). */
export const categoryPath = (category: CategoryPair, language: Language): string =>
  `/projects/${encodeURIComponent(category[language])}`;

/** The paths of a category's portfolio in all languages, each with the label of its own. */
export const categoryPaths = (category: CategoryPair, query = ''): Record<Language, string> => {
  const paths = LANGUAGES.map((language) => [language, categoryPath(category, language) + query]);
  return Object.fromEntries(paths) as Record<Language, string>;
};
