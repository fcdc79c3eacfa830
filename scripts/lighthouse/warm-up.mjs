/* global document -- what runs in the page */
import { setTimeout as pause } from 'node:timers/promises';
import { seeWhole } from '../lib/browser.mjs';

const TIMEOUT_MS = 180_000;
/** For one picture that is being made. */
const ANSWER_TIMEOUT_MS = 20_000;
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };
const ACCEPT = { accept: 'image/avif,image/webp,*/*' };

/**
 * Visits the pages as Lighthouse's phone does and waits until every picture on them comes as AVIF
 * or as the drawing that it is: the first visitor of all gets what is ready, the others the best.
 */
export async function warmUp(browser, url, pages) {
  const context = await browser.newContext(PHONE);
  const pictures = new Set();
  for (const { address } of pages) {
    for (const src of await picturesOf(context, url + address)) {
      if (src.startsWith(`${url}/api/files/`)) pictures.add(src);
    }
  }
  await context.close();

  const limit = Date.now() + TIMEOUT_MS;
  let late = 0;
  for (const picture of pictures) {
    while (!(await isBest(picture))) {
      if (Date.now() > limit) {
        late++;
        break;
      }
      await pause(200);
    }
  }
  if (late > 0) console.warn(`${late} pictures are measured in a larger form: the best is late.`);
}

async function picturesOf(context, address, attempts = 3) {
  const page = await context.newPage();
  try {
    await page.goto(address);
    await seeWhole(page);
    return await page.evaluate(() => [...document.images].map(({ currentSrc }) => currentSrc));
  } catch (error) {
    // A page that has stopped to draw does not begin again; another one does.
    if (attempts === 1) throw error;
    console.warn(`${error.message} Once more.`);
  } finally {
    await page.close();
  }
  return picturesOf(context, address, attempts - 1);
}

async function isBest(picture) {
  try {
    const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
    const response = await fetch(picture, { headers: ACCEPT, signal });
    await response.arrayBuffer();
    return /avif|svg|gif/.test(response.headers.get('content-type') ?? '');
  } catch (error) {
    if (error.name === 'TimeoutError') return false;
    throw error;
  }
}
