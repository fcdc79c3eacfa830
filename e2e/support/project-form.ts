import type { Locator, Page } from '@playwright/test';
import { chooseFiles } from './choose';
import { EntityForm, type Pair } from './entity-form';
import { picture } from './pictures';
import type { Translate } from './texts';

const TEXTS = ['name', 'description', 'alt'] as const;

type ProjectText = (typeof TEXTS)[number];

/** What is typed into the project form; the category is its English label. */
export type ProjectTexts = Record<Pair<ProjectText> | 'category', string>;

/** The project form of the dashboard's add and edit screens. */
export class ProjectForm extends EntityForm<ProjectText> {
  constructor(
    page: Page,
    t: Translate,
    private readonly number: (value: number) => string,
  ) {
    super(page, t, 'projects', TEXTS);
  }

  get addMore(): Locator {
    return this.page.getByRole('button', { name: this.t('dashboard.projects.addMore') });
  }

  /** The tiles' groups of buttons, one per secondary picture; counted from 1. */
  secondary(place: number): Locator {
    return this.page.getByRole('group', { name: this.nameOf(place), exact: true });
  }

  action(place: number, action: 'replace' | 'remove'): Locator {
    const name = this.t(`dashboard.pictures.${action}`, { name: this.nameOf(place) });
    return this.secondary(place).getByRole('button', { name });
  }

  async fill({ category, ...texts }: ProjectTexts): Promise<void> {
    await this.fillTexts(texts);
    await this.category.selectOption(category);
  }

  async addSecondary(...names: string[]): Promise<void> {
    await chooseFiles(this.addMore, names.map(picture));
  }

  private nameOf(place: number): string {
    return this.t('dashboard.projects.pictureAt', { place: this.number(place) });
  }
}
