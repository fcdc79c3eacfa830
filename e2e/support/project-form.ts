import type { Locator, Page } from '@playwright/test';
import { chooseFiles } from './choose';
import { picture } from './pictures';
import type { Translate } from './texts';

/** What is typed into the project form. */
export interface ProjectTexts {
  name: string;
  arName: string;
  /** The English label. */
  category: string;
  description: string;
  arDescription: string;
  alt: string;
  arAlt: string;
}

/** The form of the dashboard's add and edit screens. */
export class ProjectForm {
  constructor(
    private readonly page: Page,
    private readonly t: Translate,
    private readonly number: (value: number) => string,
  ) {}

  /** A text field by its label's key, in the language of what is typed into it. */
  field(key: 'name' | 'description' | 'alt', side: 'inEnglish' | 'inArabic'): Locator {
    const name = this.t(
      key === 'alt' ? 'dashboard.pictures.alt' : `dashboard.projects.fields.${key}`,
    );
    const label = this.t(`dashboard.forms.${side}`, { name });
    return this.page.getByRole('textbox', { name: label, exact: true });
  }

  get fields(): Record<Exclude<keyof ProjectTexts, 'category'>, Locator> {
    return {
      name: this.field('name', 'inEnglish'),
      arName: this.field('name', 'inArabic'),
      description: this.field('description', 'inEnglish'),
      arDescription: this.field('description', 'inArabic'),
      alt: this.field('alt', 'inEnglish'),
      arAlt: this.field('alt', 'inArabic'),
    };
  }

  get category(): Locator {
    return this.page.getByRole('combobox', { name: this.t('dashboard.forms.category') });
  }

  get mainPicture(): Locator {
    return this.page.getByRole('group', { name: this.t('dashboard.projects.fields.image') });
  }

  get choose(): Locator {
    return this.mainPicture.getByRole('button', { name: this.t('dashboard.pictures.choose') });
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

  get submit(): Locator {
    return this.page.locator('#screen form button[type=submit]');
  }

  async fill({ category, ...texts }: ProjectTexts): Promise<void> {
    for (const [key, value] of Object.entries(texts)) {
      await this.fields[key as keyof typeof texts].fill(value);
    }
    await this.category.selectOption(category);
  }

  async chooseMain(name: string): Promise<void> {
    await chooseFiles(this.choose, picture(name));
  }

  async addSecondary(...names: string[]): Promise<void> {
    await chooseFiles(this.addMore, names.map(picture));
  }

  private nameOf(place: number): string {
    return this.t('dashboard.projects.pictureAt', { place: this.number(place) });
  }
}
