/* global document -- what runs in the page */
import { setTimeout as pause } from 'node:timers/promises';
import { launchBrowser } from '../lib/browser.mjs';

const TIMEOUT_MS = 180_000;
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };

/** The pictures that a page shows on Lighthouse's phone. */
async function picturesOf(page, address) {
  await page.goto(address);
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => [...document.images].map(({ currentSrc }) => currentSrc));
}

/**
 * Visits the pages and waits until their pictures come as AVIF, which is made in the background: the
 * very first visitor gets what is ready.
 */
export async function warmUp(url, paths) {
  const browser = await launchBrowser();
  const pictures = new Set();
  try {
    const page = await browser.newPage(PHONE);
    for (const path of paths) {
      for (const src of await picturesOf(page, url + path)) {
        if (src.startsWith(`${url}/api/files/`)) pictures.add(src);
      }
    }
  } finally {
    await browser.close();
  }
  const limit = Date.now() + TIMEOUT_MS;
  for (const picture of pictures) {
    while (!(await isAvif(picture))) {
      if (Date.now() > limit) {
        // Lighthouse sees what a visitor sees now.
        console.warn('Some pictures are measured in a larger form: AVIF is not made yet.');
        return;
      }
      await pause(200);
    }
  }
}

async function isAvif(picture) {
  const answer = await fetch(picture, { headers: { accept: 'image/avif,image/webp,*/*' } });
  await answer.arrayBuffer();
  return /avif|svg|gif/.test(answer.headers.get('content-type') ?? '');
}
