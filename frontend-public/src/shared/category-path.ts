import type { CategoryPair, Language } from '@manjara/contracts';

/** The portfolio of one category; links carry the label of the page's language (design §7.4). */
export const categoryPath = (category: CategoryPair, language: Language): string =>
  `/projects/${encodeURIComponent(category[language])}`;
