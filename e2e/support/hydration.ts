import { expect, type Page } from '@playwright/test';
import { hydrated } from '../../scripts/lib/hydrated.mjs';

/**
 * Waits until the page is hydrated. Before that a link loads a whole new document, which a
 * test that fakes what the browser asks for cannot follow.
 */
export async function waitForHydration(page: Page): Promise<void> {
  // React marks the elements that it has taken over from the HTML.
  const taken = () =>
    page
      .locator('h1')
      .evaluate((title) => Object.keys(title).some((key) => key.startsWith('__reactProps$')));
  await expect.poll(taken, 'the page is hydrated').toBe(true);
}

/**
 * Makes a page that is opened or loaded anew wait until it is hydrated, as a person does who
 * reads before clicking; not where a test says itself what it waits for.
 */
export function hydrateOnLoad(page: Page): void {
  for (const name of ['goto', 'reload'] as const) {
    const load = page[name].bind(page) as (...args: unknown[]) => ReturnType<Page['goto']>;
    page[name] = async (...args: unknown[]) => {
      const response = await load(...args);
      const options = args.at(-1);
      const own = typeof options === 'object' && options !== null && 'waitUntil' in options;
      if (!own) await hydrated(page);
      return response;
    };
  }
}
