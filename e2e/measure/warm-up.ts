import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };
const AVIF = { accept: 'image/avif,image/webp,*/*' };

/** The pictures that a page requests on Lighthouse's phone. */
async function picturesOf(page: Page, address: string): Promise<string[]> {
  await page.goto(address);
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => [...document.images].map(({ currentSrc }) => currentSrc));
}

/**
 * Visits the pages until their pictures are AVIF, which is encoded in the background: the very
 * first visitor gets another format.
 */
export async function warmUp(
  { browser, request }: { browser: Browser; request: APIRequestContext },
  url: string,
  paths: string[],
): Promise<void> {
  const page = await browser.newPage(PHONE);
  const shown = new Set<string>();
  for (const path of paths) {
    for (const src of await picturesOf(page, url + path)) shown.add(src);
  }
  await page.close();
  for (const picture of shown) {
    if (!picture.startsWith(`${url}/api/files/`)) continue;
    const type = async () =>
      (await request.get(picture, { headers: AVIF })).headers()['content-type'];
    await expect.poll(type, { timeout: 180_000 }).toMatch(/avif|gif/);
  }
}
