import type { Page } from '@playwright/test';

/** Keeps a page's scripts back, as a slow connection does; returns what lets them through. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.js(\?|$)/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
