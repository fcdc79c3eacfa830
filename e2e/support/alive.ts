import { expect, type Page } from '@playwright/test';

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
