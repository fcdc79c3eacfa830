import { expect, type Page } from '@playwright/test';

/**
 * Waits until the page is hydrated. Before that a link loads a new document, which a test with
 * faked browser responses cannot follow.
 */
export async function waitForHydration(page: Page): Promise<void> {
  // React marks hydrated elements.
  const taken = () =>
    page
      .locator('h1')
      .evaluate((title) => Object.keys(title).some((key) => key.startsWith('__reactProps$')));
  await expect.poll(taken, 'the page is hydrated').toBe(true);
}

const LIMIT_MS = 5_000;

/**
 * Waits until a server-rendered page is hydrated, which starts after its first paint. Gives up
 * after five seconds, because a page whose code fails to load stays static.
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

/** Makes `goto` and `reload` wait for hydration, unless the test passes its own `waitUntil`. */
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
