import type { Locator, Page } from '@playwright/test';
import { chooseFiles } from './choose';
import { picture } from './pictures';
import type { Translate } from './texts';

/** A text and its Arabic twin. */
export type Pair<K extends string> = K | `ar${Capitalize<K>}`;

const twinOf = (key: string) => `ar${key.charAt(0).toUpperCase()}${key.slice(1)}`;

/** A form of the dashboard that adds or edits an entity with a picture. */
export class EntityForm<K extends string> {
  constructor(
    protected readonly page: Page,
    protected readonly t: Translate,
    private readonly of: 'projects' | 'products' | 'reviews',
    /** The keys of its texts, without their twins. */
    private readonly keys: readonly K[],
  ) {}

  /** The text fields by their labels, in the language of what is typed into them. */
  get fields(): Record<Pair<K>, Locator> {
    const entries = this.keys.flatMap((key) => [
      [key, this.field(key, 'inEnglish')],
      [twinOf(key), this.field(key, 'inArabic')],
    ]);
    return Object.fromEntries(entries) as Record<Pair<K>, Locator>;
  }

  get category(): Locator {
    return this.page.getByRole('combobox', { name: this.t('dashboard.forms.category') });
  }

  get mainPicture(): Locator {
    return this.page.getByRole('group', { name: this.t(`dashboard.${this.of}.fields.image`) });
  }

  get choose(): Locator {
    return this.mainPicture.getByRole('button', { name: this.t('dashboard.pictures.choose') });
  }

  /** The button that puts another picture in the place of the main one. */
  get replace(): Locator {
    return this.mainPicture.getByRole('button', {
      name: this.t('dashboard.pictures.replace', {
        name: this.t(`dashboard.${this.of}.fields.image`),
      }),
    });
  }

  get submit(): Locator {
    return this.page.locator('#screen form button[type=submit]');
  }

  async fillTexts(texts: Record<Pair<K>, string>): Promise<void> {
    const { fields } = this;
    for (const [key, value] of Object.entries<string>(texts)) {
      await fields[key as Pair<K>].fill(value);
    }
  }

  async chooseMain(name: string): Promise<void> {
    await chooseFiles(this.choose, picture(name));
  }

  private field(key: K, side: 'inEnglish' | 'inArabic'): Locator {
    const name = this.t(
      key === 'alt' ? 'dashboard.pictures.alt' : `dashboard.${this.of}.fields.${key}`,
    );
    const label = this.t(`dashboard.forms.${side}`, { name });
    return this.page.getByRole('textbox', { name: label, exact: true });
  }
}
