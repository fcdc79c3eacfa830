import { inEachLanguage, projectPath, type Slugs } from '@manjara/contracts';

/** The paths of a project's page by language, each with its own slug. */
export const projectPaths = (project: Slugs & { _id: string }) =>
  inEachLanguage((language) => projectPath(project, language));
