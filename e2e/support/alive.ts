import { expect, type Page } from '@playwright/test';
import { alive } from '../../scripts/lib/alive.mjs';

/**
 * Waits until the page has come to life. Before that a link loads a whole new document, which a
 * test that fakes what the browser asks for cannot follow.
 */
export async function comeAlive(page: Page): Promise<void> {
  // React marks the elements that it has taken over from the HTML.
  const taken = () =>
    page
      .locator('h1')
      .evaluate((title) => Object.keys(title).some((key) => key.startsWith('__reactProps$')));
  await expect.poll(taken, 'the page comes to life').toBe(true);
}

/**
 * Makes a page that is opened or loaded anew wait until it has come to life, as a person does who
 * reads before clicking; not where a test says itself what it waits for.
 */
export function waitForLife(page: Page): void {
  for (const name of ['goto', 'reload'] as const) {
    const load = page[name].bind(page) as (...args: unknown[]) => ReturnType<Page['goto']>;
    page[name] = async (...args: unknown[]) => {
      const response = await load(...args);
      const options = args.at(-1);
      const own = typeof options === 'object' && options !== null && 'waitUntil' in options;
      if (!own) await alive(page);
      return response;
    };
  }
}
