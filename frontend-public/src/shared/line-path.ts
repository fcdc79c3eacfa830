import { type CategoryPair, inEachLanguage } from '@manjara/contracts';

/** The paths of a production line by language, each with its own label. */
export const linePaths = (line: CategoryPair) =>
  inEachLanguage((language) => `/production?${new URLSearchParams({ line: line[language] })}`);
