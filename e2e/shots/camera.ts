import { seeWhole } from './see-whole';
import { fromRoot } from '../support/paths';
import { test as base } from '../support/test';

interface Fixtures {
  /** Writes a picture under the test's title, of the whole page or of what is in the window. */
  shoot: (options?: { whole?: boolean; toasts?: boolean }) => Promise<void>;
}

export const test = base.extend<Fixtures>({
  page: async ({ page, watch }, use) => {
    // Errors belong to the screens that show them.
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
          // What floats over the window would lie in the middle of a whole page.
          whole ? '#root > aside { visibility: hidden }' : '',
        ].join('\n'),
      });
      await testInfo.attach(testInfo.title, { path, contentType: 'image/png' });
    }),
});
