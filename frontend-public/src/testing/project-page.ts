import type { Project } from '@manjara/contracts';
import { aProject, aSite } from './factories';
import { mockApi } from './network';

export const PROJECT_PATH = '/project/project-2';
/** The API's address of the page's data. */
export const PROJECT_PAGE = '/project-pages/project-2';

export const aPicture = (name: string, alt = '', arAlt = '') => ({
  url: `/api/files/${name}`,
  width: 1440,
  height: 960,
  alt,
  arAlt,
});

/** Answers for the page of a project with two further pictures and two neighbours. */
export function serveProject(parts: Partial<Project> = {}) {
  const project = aProject(2, { secondaryImages: [aPicture('a'), aPicture('b')], ...parts });
  return mockApi({
    ...aSite(),
    [`/projects/${project._id}`]: project,
    [PROJECT_PAGE]: { project, previous: aProject(1), next: aProject(3) },
  });
}
