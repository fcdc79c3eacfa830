import { seeWhole } from './see-whole';
import { fromRoot } from '../support/product';
import { test as base } from '../support/test';

interface Fixtures {
  /** Saves a screenshot named after the test: of the whole page, or of the viewport. */
  shoot: (options?: { whole?: boolean; toasts?: boolean }) => Promise<void>;
}

export const test = base.extend<Fixtures>({
  page: async ({ page, watch }, use) => {
    // Some screens show errors on purpose.
    watch.expectProblem(/./);
    await page.addInitScript(() => {
      Math.random = () => 0.5;
    });
    await use(page);
  },
  shoot: ({ page }, use, testInfo) =>
    use(async ({ whole = true, toasts = false } = {}) => {
      await page.locator('h1, [role=alert]').first().waitFor();
      await page.waitForFunction(
        () => !document.querySelector('[aria-busy=true]:not(form, button)'),
      );
      if (whole) await seeWhole(page);
      const path = fromRoot('shots', `${testInfo.title}-${testInfo.project.name}.png`);
      await page.screenshot({
        path,
        fullPage: whole,
        animations: 'disabled',
        style: [
          toasts ? '' : '#toasts { visibility: hidden }',
          // Floating controls would appear in the middle of a full-page screenshot.
          whole ? '#root > aside { visibility: hidden }' : '',
        ].join('\n'),
      });
      await testInfo.attach(testInfo.title, { path, contentType: 'image/png' });
    }),
});
