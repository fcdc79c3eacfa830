import { expect, type Page } from '@playwright/test';

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

const LIMIT_MS = 5_000;

/**
 * Waits until a page that came as HTML is hydrated, which happens once its first screen is painted. A
 * page whose code cannot be had stays as it is; it is given up after five seconds.
 */
async function hydrated(page: Page): Promise<void> {
  const isHydrated = () => {
    const context = document.getElementById('page-context')?.textContent ?? '';
    const title = document.querySelector('h1');
    if (!context.includes('"code":') || !title) return true;
    return Object.keys(title).some((key) => key.startsWith('__reactProps$'));
  };
  await page.waitForFunction(isHydrated, undefined, { timeout: LIMIT_MS }).catch(() => {});
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
