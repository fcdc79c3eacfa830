import type { Locator, Page } from '@playwright/test';
import { chooseFiles } from './choose';
import { picture } from './pictures';
import type { Translate } from './texts';

/** Keys of the labels of a project's text fields. */
const LABELS = {
  name: 'dashboard.projects.fields.name',
  description: 'dashboard.projects.fields.description',
  alt: 'dashboard.pictures.alt',
} as const;

type Text = keyof typeof LABELS;
type Texts<T> = Record<Text | `ar${Capitalize<Text>}`, T>;

/** Page object of the project form. */
export class ProjectForm {
  /** The text fields by key and language. */
  readonly fields: Texts<Locator>;
  readonly category: Locator;
  readonly mainPicture: Locator;
  readonly choose: Locator;
  readonly addMore: Locator;
  readonly submit: Locator;

  constructor(
    private readonly page: Page,
    private readonly t: Translate,
    private readonly number: (value: number) => string,
  ) {
    const field = (key: Text, side: 'inEnglish' | 'inArabic') => {
      const name = t(`dashboard.forms.${side}`, { name: t(LABELS[key]) });
      return page.getByRole('textbox', { name, exact: true });
    };
    this.fields = {
      name: field('name', 'inEnglish'),
      arName: field('name', 'inArabic'),
      description: field('description', 'inEnglish'),
      arDescription: field('description', 'inArabic'),
      alt: field('alt', 'inEnglish'),
      arAlt: field('alt', 'inArabic'),
    };
    this.category = page.getByRole('combobox', { name: t('dashboard.forms.category') });
    this.mainPicture = page.getByRole('group', { name: t('dashboard.projects.fields.image') });
    this.choose = this.mainPicture.getByRole('button', { name: t('dashboard.pictures.choose') });
    this.addMore = page.getByRole('button', { name: t('dashboard.projects.addMore') });
    this.submit = page.locator('#screen form button[type=submit]:visible').last();
  }

  /** The button group of a secondary picture's tile; `place` counts from 1. */
  secondary(place: number): Locator {
    return this.page.getByRole('group', { name: this.nameOf(place), exact: true });
  }

  action(place: number, action: 'replace' | 'remove'): Locator {
    const name = this.t(`dashboard.pictures.${action}`, { name: this.nameOf(place) });
    return this.secondary(place).getByRole('button', { name });
  }

  /** Fills all text fields; the category is an English label. */
  async fill({ category, ...texts }: Texts<string> & { category: string }): Promise<void> {
    for (const [key, text] of Object.entries(texts)) {
      await this.fields[key as keyof Texts<string>].fill(text);
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
