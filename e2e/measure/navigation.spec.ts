import { expect, type Page, test } from '@playwright/test';
import { hydrateOnLoad } from '../support/page';
import { Product } from '../support/product';
import { median } from './median';

// `npm run bench -- navigation`: time from a click to the next page, compared with a full document
// load.

/** Milliseconds from the click to the painted heading, on a quiet machine. */
const GOAL_MS = 100;
const ROUNDS = Number(process.env.ROUNDS ?? 5);

type Measuring = Window & { measured?: Promise<number> };

/** Links to English pages have a language parameter. */
const pathOf = (href: string) => href.replace(/\?.*/, '');

/**
 * Runs in the page: measures the time from the next click until the heading of an address is
 * painted.
 */
function watchClick(path: string): void {
  const before = document.querySelector('h1');
  (window as Measuring).measured = new Promise((resolve) => {
    const onClick = ({ timeStamp }: Event) => {
      const look = () => {
        const heading = document.querySelector('h1');
        if (location.pathname !== path || !heading || heading === before) {
          requestAnimationFrame(look);
          return;
        }
        // A message sent during a frame arrives after its paint.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - timeStamp);
        port2.postMessage(0);
      };
      requestAnimationFrame(look);
    };
    addEventListener('click', onClick, { capture: true, once: true });
  });
}

/** Milliseconds from a click to the next heading; the pointer is on the link before. */
async function afterClick(page: Page, href: string): Promise<number> {
  const link = page.getByRole('banner').locator(`a[href="${href}"]:visible`).first();
  await link.hover();
  // Wait for the prefetch that hovering the link starts.
  await page.waitForLoadState('networkidle');
  await page.evaluate(watchClick, pathOf(href));
  await link.click();
  return page.evaluate(() => (window as Measuring).measured!);
}

/** Milliseconds until a full document load is painted. */
async function afterLoad(page: Page, url: string): Promise<number> {
  await page.goto(url);
  const paint = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  return (await paint.jsonValue())!;
}

async function linkedPages(page: Page): Promise<string[]> {
  const links = page.getByRole('banner').locator('a[href^="/"]:visible');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
  return [...new Set(hrefs)].filter((href) => /^[\w/-]+(\?lang=en)?$/.test(href));
}

test('the next page after a click', async ({ browser }) => {
  const product = await Product.start();
  const rows: Record<string, { 'click ms': number; 'document ms': number }> = {};
  try {
    for (const language of ['ar', 'en']) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      hydrateOnLoad(page);
      // The site remembers the language of the address.
      await page.goto(`${product.url}/?lang=${language}`);
      const hrefs = await linkedPages(page);
      for (const [index, href] of hrefs.entries()) {
        const [clicks, loads]: [number[], number[]] = [[], []];
        // Alternating, so that both see the same load of the machine; the first round only warms
        // up.
        for (let turn = 0; turn <= ROUNDS; turn++) {
          await page.goto(product.url + hrefs.at(index - 1)!);
          clicks.push(await afterClick(page, href));
          loads.push(await afterLoad(page, product.url + href));
        }
        rows[`${language} ${pathOf(href)}`] = {
          'click ms': Math.round(median(clicks.slice(1))),
          'document ms': Math.round(median(loads.slice(1))),
        };
      }
      await page.close();
    }
  } finally {
    await product.remove();
  }
  console.table(rows);
  const slow = Object.entries(rows).filter(([, row]) => row['click ms'] > GOAL_MS);
  expect(slow, `pages that show later than ${GOAL_MS} ms after the click`).toEqual([]);
});
