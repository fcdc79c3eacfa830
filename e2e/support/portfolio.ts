import type { Project } from '@manjara/contracts';
import type { Page } from '@playwright/test';
import { waitForHydration } from './hydration';
import { allProjects, ProjectsScreen } from './projects-screen';
import { test as base } from './test';

/** A project with several pictures, in the words of the page's language. */
export interface Seen {
  project: Project;
  name: string;
  description: string;
  address: string;
}

interface Fixtures {
  portfolio: ProjectsScreen;
  /** All of the site, newest first. */
  projects: Project[];
  seen: Seen;
  /** Opens that project as it would be with these parts. */
  openWith: (parts: Partial<Record<keyof Project, unknown>>) => Promise<void>;
}

/** Answers the lists that the browser itself asks for; `total` is how many there are in all. */
export async function serveProjects(
  page: Page,
  projects: Project[],
  total = projects.length,
): Promise<void> {
  await page.route('**/api/projects?*', (route) =>
    route.fulfill({ json: projects, headers: { 'x-total-count': String(total) } }),
  );
}

/** Tests of the public portfolio. */
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
  openWith: async ({ page, portfolio, seen, t }, use) =>
    use(async (parts) => {
      await page.goto('/projects?page=2');
      await waitForHydration(page);
      await serveProjects(page, [{ ...seen.project, ...parts } as Project]);
      await page.getByRole('link', { name: t('common.pagination.previous') }).click();
      await portfolio.open(seen.name);
    }),
});
