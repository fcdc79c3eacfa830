/* global document -- what runs in the page */

const LIMIT_MS = 5000;

/**
 * Waits until a page that came as HTML is hydrated, which happens once its first screen is
 * painted: what is clicked before works as it does without script. A page whose code cannot be had
 * stays as it is; it is given up after five seconds.
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<void>}
 */
export async function hydrated(page) {
  await page
    .waitForFunction(
      () => {
        const context = document.getElementById('page-context')?.textContent ?? '';
        const title = document.querySelector('h1');
        // React marks the elements that it has taken over from the HTML.
        const taken = (element) =>
          Object.keys(element).some((key) => key.startsWith('__reactProps$'));
        return !context.includes('"code":') || !title || taken(title);
      },
      undefined,
      { timeout: LIMIT_MS },
    )
    .catch(() => {});
}
