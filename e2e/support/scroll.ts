import type { Page } from '@playwright/test';
import { expect } from './test';

export const position = (page: Page): Promise<number> =>
  page.evaluate(() => Math.round(window.scrollY));

/** Tolerance of 2 px: parts below the first screen get their real height only when reached. */
export const expectPosition = (page: Page, top: number): Promise<void> =>
  expect.poll(async () => Math.abs((await position(page)) - top)).toBeLessThanOrEqual(2);

/** Scrolls to a position and returns the actual one, which is less at the end of the page. */
export async function scrollTo(page: Page, top: number): Promise<number> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await expect.poll(() => position(page)).toBeGreaterThan(top / 2);
  return position(page);
}
