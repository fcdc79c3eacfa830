import { type CategoryPair, type Language, LANGUAGES } from '@manjara/contracts';

/** The portfolio of one category; the label is in the page's language (design §7.4). */
export const categoryPath = (category: CategoryPair, language: Language): string =>
  `/projects/${encodeURIComponent(category[language])}`;

/** The paths of a category's portfolio by language, each with its own label. */
export const categoryPaths = (category: CategoryPair, query = ''): Record<Language, string> => {
  const paths = LANGUAGES.map((language) => [language, categoryPath(category, language) + query]);
  return Object.fromEntries(paths) as Record<Language, string>;
};
