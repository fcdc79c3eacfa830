import type { Project } from '@manjara/contracts';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { Translate } from './texts';

/** All projects of the site, in its order. */
export const allProjects = async (request: APIRequestContext): Promise<Project[]> =>
  (await request.get('/api/projects?sort=pinned')).json() as Promise<Project[]>;

/** Page object of the public portfolio. */
export class ProjectsScreen {
  readonly dropdown: Locator;
  readonly search: Locator;
  readonly cards: Locator;
  readonly dialog: Locator;
  readonly results: Locator;
  readonly filters: Locator;

  constructor(
    readonly page: Page,
    private readonly t: Translate,
    private readonly wide: boolean,
  ) {
    this.results = page.getByRole('region', { name: t('projectsp.results') });
    this.dropdown = page.getByRole('combobox', { name: t('projectsp.category') });
    this.search = page.getByRole('searchbox');
    this.cards = this.results.getByRole('heading', { level: 2 });
    this.dialog = page.getByRole('dialog');
    this.filters = page.getByRole('complementary', { name: t('projectsp.filters') });
  }

  /** Opens the filters, which are a sheet on a phone. */
  async openFilters(): Promise<void> {
    if (this.wide) return;
    await this.page.getByRole('button', { name: this.t('projectsp.filters') }).click();
  }

  /** Closes the phone's sheet. */
  async closeFilters(): Promise<void> {
    if (this.wide) return;
    await this.filters.getByRole('button', { name: this.t('common.close') }).click();
  }

  box(label: string): Locator {
    return this.filters.getByRole('checkbox', { name: label, exact: true });
  }

  card(name: string): Locator {
    return this.results.getByRole('link', { name, exact: true });
  }
}
