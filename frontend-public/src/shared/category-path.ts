import { type CategoryPair, inEachLanguage, type Language } from '@manjara/contracts';

/** The portfolio of one category; the label is in the page's language (design §7.4). */
export const categoryPath = (category: CategoryPair, language: Language): string =>
  `/projects/${encodeURIComponent(category[language])}`;

/** The paths of a category's portfolio by language, each with its own label. */
export const categoryPaths = (category: CategoryPair, query = '') =>
  inEachLanguage((language) => categoryPath(category, language) + query);
