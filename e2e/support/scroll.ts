import type { Page } from '@playwright/test';
import { expect } from './test';

export const position = (page: Page): Promise<number> =>
  page.evaluate(() => Math.round(window.scrollY));

/** What lies beneath the first screen takes its height when it is reached, a little off at times. */
export const expectPosition = (page: Page, top: number): Promise<void> =>
  expect.poll(async () => Math.abs((await position(page)) - top)).toBeLessThanOrEqual(2);

/** Scrolls there and answers where the page stands; its end may come sooner. */
export async function scrollTo(page: Page, top: number): Promise<number> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await expect.poll(() => position(page)).toBeGreaterThan(top / 2);
  return position(page);
}
