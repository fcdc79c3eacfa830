import type { FrameLocator, Locator, Page } from '@playwright/test';
import { LANGUAGE_TABLE, type Language } from '@manjara/contracts';
import type { Translate } from './texts';

/**
 * Page object of the preview of a content screen: beside the forms, or over them in narrow windows.
 */
export class SitePreview {
  readonly button: Locator;
  readonly frame: Locator;
  /** The frame with the public page. */
  readonly site: FrameLocator;

  constructor(
    private readonly page: Page,
    private readonly t: Translate,
  ) {
    this.button = page.getByRole('button', { name: t('dashboard.preview.open'), exact: true });
    this.frame = page.locator('iframe');
    this.site = page.frameLocator('iframe');
  }

  get headline(): Locator {
    return this.site.getByRole('heading', { level: 1 });
  }

  get closeButton(): Locator {
    return this.page.getByRole('button', { name: this.t('dashboard.preview.close'), exact: true });
  }

  choose(option: string): Promise<void> {
    return this.page.getByRole('radio', { name: option, exact: true }).check();
  }

  chooseLanguage(language: Language): Promise<void> {
    return this.choose(LANGUAGE_TABLE[language].name);
  }

  /** Opens the preview and waits until it follows the form. */
  async open(): Promise<void> {
    await this.button.click();
    await this.page.getByText(this.t('dashboard.preview.live'), { exact: true }).waitFor();
  }
}
