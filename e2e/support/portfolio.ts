import type { Project } from '@manjara/contracts';
import { allProjects, ProjectsScreen } from './projects-screen';
import { test as base } from './test';

/** A project with several pictures, in the page's language. */
export interface Seen {
  project: Project;
  name: string;
  description: string;
  address: string;
}

interface Fixtures {
  portfolio: ProjectsScreen;
  /** All of the site, in its order. */
  projects: Project[];
  seen: Seen;
}

export const test = base.extend<Fixtures>({
  portfolio: ({ page, t, wide }, use) => use(new ProjectsScreen(page, t, wide)),
  projects: async ({ request }, use) => use(await allProjects(request)),
  seen: async ({ projects, language }, use) => {
    const project = projects.find(({ secondaryImages }) => secondaryImages.length > 2)!;
    const [name, description] =
      language === 'ar'
        ? [project.arName, project.arDescription]
        : [project.name, project.description];
    await use({ project, name, description, address: `/projects?project=${project._id}` });
  },
});
