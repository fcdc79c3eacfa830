import { type CategoryPair, type Language, LANGUAGES } from '@manjara/contracts';

const linePath = (line: CategoryPair, language: Language): string =>
  `/production?${new URLSearchParams({ line: line[language] })}`;

/** The paths of a production line by language, each with its own label. */
export const linePaths = (line: CategoryPair): Record<Language, string> => {
  const paths = LANGUAGES.map((language) => [language, linePath(line, language)]);
  return Object.fromEntries(paths) as Record<Language, string>;
};
