import type { Page } from '@playwright/test';

/** Scrolls through a page, so that lazy content loads, and back to its top. */
export async function seeWhole(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight * 0.7) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
  });
  // A picture that was scrolled past too fast is loaded when it is in view again.
  await page.waitForFunction(() => {
    const late = [...document.images].find((image) => {
      const { left, right } = image.getBoundingClientRect();
      return !image.complete && right > 0 && left < window.innerWidth && image.checkVisibility();
    });
    late?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return !late;
  });
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.evaluate(() => document.fonts.ready);
}
