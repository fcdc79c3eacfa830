import { type Project, projectPath } from '@manjara/contracts';
import type { Locator, Page } from '@playwright/test';
import { listOf } from './site-content';
import { test as base } from './test';
import type { Translate } from './texts';

/** The public list of projects, and an open one. */
class Portfolio {
  readonly results: Locator;
  readonly cards: Locator;
  readonly dialog: Locator;
  readonly filters: Locator;
  readonly dropdown: Locator;
  readonly search: Locator;

  constructor(page: Page, t: Translate) {
    this.results = page.getByRole('region', { name: t('projectsp.results') });
    this.cards = this.results.getByRole('heading', { level: 2 });
    this.dialog = page.getByRole('dialog');
    this.filters = page.getByRole('complementary', { name: t('projectsp.filters') });
    this.dropdown = page.getByRole('combobox', { name: t('projectsp.category') });
    this.search = page.getByRole('searchbox');
  }

  card(name: string): Locator {
    return this.results.getByRole('link', { name, exact: true });
  }

  box(category: string): Locator {
    return this.filters.getByRole('checkbox', { name: category, exact: true });
  }
}

interface Fixtures {
  portfolio: Portfolio;
  /** All projects of the site, in its order. */
  projects: Project[];
  /** A project with several pictures, in the page's language. */
  seen: { project: Project; name: string; description: string; address: string; path: string };
}

export const test = base.extend<Fixtures>({
  portfolio: ({ page, t }, use) => use(new Portfolio(page, t)),
  projects: async ({ request }, use) => use(await listOf(request, 'projects?sort=pinned')),
  seen: async ({ projects, language }, use) => {
    const project = projects.find(({ secondaryImages }) => secondaryImages.length > 2)!;
    const { name, description, arName, arDescription } = project;
    const address = `/projects?project=${project._id}`;
    const path = projectPath(project, language);
    if (language === 'en') await use({ project, name, description, address, path });
    else await use({ project, name: arName, description: arDescription, address, path });
  },
});
