import { type Language, LANGUAGES, projectPath, type Slugs } from '@manjara/contracts';

/** The paths of a project's page by language, each with its own slug. */
export const projectPaths = (project: Slugs & { _id: string }): Record<Language, string> => {
  const paths = LANGUAGES.map((language) => [language, projectPath(project, language)]);
  return Object.fromEntries(paths) as Record<Language, string>;
};
