import type { Language } from '@manjara/contracts';
import type { Browser, Locator, Page } from '@playwright/test';
import { hydrateOnLoad } from './hydration';
import { expect } from './test';
import type { Watch } from './watch';

/** People who look at the public site meanwhile, each in a browser of their own. */
export class Visitors {
  private readonly pages = new Map<Language, Page>();

  constructor(
    private readonly browser: Browser,
    private readonly url: string,
    private readonly watch: Watch,
  ) {}

  /** Opens a page of the site for the visitor of a language. */
  async open(language: Language, path: string): Promise<Page> {
    const page = this.pages.get(language) ?? (await this.arrive(language));
    await page.goto(`${this.url}${path}?lang=${language}`);
    return page;
  }

  async leave(): Promise<void> {
    for (const page of this.pages.values()) await page.context().close();
  }

  private async arrive(language: Language): Promise<Page> {
    const context = await this.browser.newContext({ reducedMotion: 'reduce' });
    this.watch.attach(context);
    const page = await context.newPage();
    hydrateOnLoad(page);
    this.pages.set(language, page);
    return page;
  }
}

/** Fails unless the picture is drawn once it is scrolled to. */
export async function expectDrawn(image: Locator): Promise<void> {
  await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() => image.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
    .toBeGreaterThan(0);
}
