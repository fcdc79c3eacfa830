import type { Page } from '@playwright/test';
import { waitForHydration } from '../../support/hydration';
import { expect, test } from '../../support/test';

/** Parts of the page whose layout the browser may still defer. */
const deferred = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main *')].filter(
        (part) => getComputedStyle(part).contentVisibility === 'auto',
      ).length,
  );

for (const path of ['/', '/projects', '/about']) {
  test(`all of ${path} is laid out soon, without being scrolled to`, async ({ page }) => {
    await page.goto(path);
    await waitForHydration(page);
    await expect(page.locator('html')).toHaveAttribute('data-laid-out', '');
    expect(await deferred(page)).toBe(0);
  });
}

for (const from of ['/about', '/contact']) {
  test(
    `what a navigation from ${from} shows is laid out at once`,
    { tag: '@anywidth' },
    async ({ page }) => {
      await page.goto(from);
      await waitForHydration(page);
      await page.getByRole('contentinfo').locator('a[href^="/projects"]').last().click();
      await expect(page.locator('html')).toHaveAttribute('data-laid-out', '');
      await expect(page.locator('main ul li h2')).not.toHaveCount(0);
      expect(await deferred(page)).toBe(0);
    },
  );
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  // The browser drops the preloaded scripts that it must not run.
  test.beforeEach(({ watch }) => watch.expectProblem(/^request: csp GET .*\.js$/));

  test('nothing stays deferred', { tag: '@anywidth' }, async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('h1')).toBeVisible();
    expect(await deferred(page)).toBe(0);
  });
});
