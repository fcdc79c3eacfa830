import type { Locator, Page } from '@playwright/test';
import { chooseFiles } from './choose';
import { picture } from './pictures';
import type { Translate } from './texts';

/** Page object of the dashboard's content screens: fields, picture slots, lists. */
export class ContentScreen {
  constructor(
    private readonly page: Page,
    private readonly t: Translate,
  ) {}

  /** A field by its label's key and language. */
  field(key: string, side: 'inEnglish' | 'inArabic', within: Locator | Page = this.page): Locator {
    const name = this.t(`dashboard.forms.${side}`, { name: this.t(key) });
    return within.getByRole('textbox', { name, exact: true });
  }

  async fillTwins(
    key: string,
    [english, arabic]: readonly [string, string],
    within?: Locator,
  ): Promise<void> {
    await this.field(key, 'inEnglish', within).fill(english);
    await this.field(key, 'inArabic', within).fill(arabic);
  }

  /** The section with this heading. */
  part(heading: string): Locator {
    return this.page.getByRole('region', { name: this.t(heading), exact: true });
  }

  slot(label: string): Locator {
    return this.page.getByRole('group', { name: label, exact: true });
  }

  choose(label: string): Locator {
    return this.slot(label).getByRole('button', { name: this.t('dashboard.pictures.choose') });
  }

  remove(label: string): Locator {
    const name = this.t('dashboard.pictures.remove', { name: label });
    return this.slot(label).getByRole('button', { name, exact: true });
  }

  /** The alternative text of a picture, in one language. */
  altIn(label: string, side: 'inEnglish' | 'inArabic'): Locator {
    const name = this.t(`dashboard.forms.${side}`, {
      name: this.t('dashboard.pictures.altOf', { name: label }),
    });
    return this.page.getByRole('textbox', { name, exact: true });
  }

  async fillAlts(label: string, [english, arabic]: readonly [string, string]): Promise<void> {
    await this.altIn(label, 'inEnglish').fill(english);
    await this.altIn(label, 'inArabic').fill(arabic);
  }

  async choosePicture(label: string, name: string): Promise<void> {
    await chooseFiles(this.choose(label), picture(name));
  }

  button(key: string): Locator {
    return this.page.getByRole('button', { name: this.t(key), exact: true });
  }

  /** The cards of the section with this heading. */
  cards(heading: string): Locator {
    return this.part(heading).getByRole('listitem');
  }

  /** Deletes a list item and confirms the dialog with this title. */
  async delete(item: Locator, title: string): Promise<void> {
    await item.getByTitle(this.t('common.delete'), { exact: true }).click();
    const dialog = this.page.getByRole('alertdialog', { name: title });
    await dialog.getByRole('button', { name: this.t('common.yes'), exact: true }).click();
  }
}
