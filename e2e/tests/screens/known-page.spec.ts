import { expect, test } from '../../support/test';

// A 304 does not repeat the policies of a page: they are those with which the browser has kept it.
test(
  'a page that the browser has already lets no foreign script run either',
  { tag: '@anywidth' },
  async ({ page, localized, watch }) => {
    watch.expectProblem(/Content Security Policy/);
    await page.goto(localized('/about'));
    // Playwright tells what the page sees, and that is a 200.
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    const answered = new Promise<number>((resolve) => {
      network.on('Network.responseReceivedExtraInfo', ({ statusCode, headers }) => {
        if (headers['cache-status']?.startsWith('manjara-shell')) resolve(statusCode);
      });
    });
    await page.reload();
    expect(await answered).toBe(304);
    const ran = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.foreign = true';
      document.head.append(script);
      return 'foreign' in window;
    });
    expect(ran).toBe(false);
  },
);
