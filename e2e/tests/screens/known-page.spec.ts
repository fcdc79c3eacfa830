import { expect, test } from '../../support/test';

// A 304 does not repeat the policies of a page: they are those with which the browser has kept it.
test(
  'a page that the browser has already lets no foreign script run either',
  { tag: '@anywidth' },
  async ({ page, watch }) => {
    watch.expectProblem(/Content Security Policy/);
    await page.goto('/about');
    const again = await page.reload();
    expect(again?.status()).toBe(304);
    const ran = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.foreign = true';
      document.head.append(script);
      return 'foreign' in window;
    });
    expect(ran).toBe(false);
  },
);
