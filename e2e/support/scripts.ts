import type { Page } from '@playwright/test';

/** Keeps a page's scripts back, as a slow connection does; returns what lets them through. */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const pattern = /\.js(\?|$)/;
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return async () => {
    release();
    await page.unroute(pattern, undefined);
  };
}
