// How soon the next page shows after a click, beside a load of the whole document.
/* global addEventListener, document, location, requestAnimationFrame, window -- what runs in the page */
import { launchBrowser } from '../lib/browser.mjs';
import { Product } from '../lib/product.mjs';
import { median, round } from './measure.mjs';

/** Milliseconds from the click to the painted heading, on a quiet machine. */
const GOAL_MS = 100;
const LANGUAGES = ['ar', 'en'];
const VIEWPORT = { width: 1440, height: 900 };

/** English pages are linked with their language. */
const pathOf = (href) => href.replace(/\?.*/, '');

/** Opens a page and waits until React has taken it over: before that a click loads a document. */
async function open(page, url) {
  await page.goto(url);
  await page.waitForFunction(() => {
    const title = document.querySelector('h1');
    return title && Object.keys(title).some((key) => key.startsWith('__reactProps$'));
  });
}

/** Runs in the page: notes how long after the next click the heading of an address is painted. */
function watchClick(path) {
  const before = document.querySelector('h1');
  window.measured = new Promise((resolve) => {
    const onClick = ({ timeStamp }) => {
      const look = () => {
        const heading = document.querySelector('h1');
        const isThere = location.pathname === path && heading && heading !== before;
        if (!isThere) return requestAnimationFrame(look);
        // A message that is sent while a frame is made arrives after its paint.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - timeStamp);
        port2.postMessage(0);
      };
      requestAnimationFrame(look);
    };
    addEventListener('click', onClick, { capture: true, once: true });
  });
}

/** Milliseconds from a click, by who points at the link first, to the next heading. */
async function afterClick(page, href) {
  const link = page.getByRole('banner').locator(`a[href="${href}"]:visible`).first();
  await link.hover();
  // What pointing at the link prefetches has come.
  await page.waitForLoadState('networkidle');
  await page.evaluate(watchClick, pathOf(href));
  await link.click();
  return page.evaluate(() => window.measured);
}

/** Milliseconds until a document that the browser loads is painted, as without scripts. */
async function afterLoad(page, url, href) {
  await page.goto(url + href);
  return page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0].startTime);
}

/** The pages that the header links to. */
async function linkedPages(page) {
  const links = page.getByRole('banner').locator('a[href^="/"]:visible');
  const all = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  return [...new Set(all)].filter((href) => /^[\w/-]+(\?lang=en)?$/.test(href));
}

async function measure(browser, url, language, rounds) {
  const page = await browser.newPage({ viewport: VIEWPORT });
  // The language of the address is remembered.
  await open(page, `${url}/?lang=${language}`);
  const hrefs = await linkedPages(page);
  const rows = {};
  for (const [index, href] of hrefs.entries()) {
    const clicks = [];
    const loads = [];
    // In turns, so that both meet the same machine; the first round only warms up.
    for (let turn = 0; turn <= rounds; turn++) {
      await open(page, url + hrefs.at(index - 1));
      clicks.push(await afterClick(page, href));
      loads.push(await afterLoad(page, url, href));
    }
    const [click, document] = [median(clicks.slice(1)), median(loads.slice(1))];
    rows[`${language} ${pathOf(href)}`] = {
      'click ms': round(click),
      'document ms': round(document),
      ratio: round(click / document, 2),
    };
  }
  await page.close();
  return rows;
}

/** @returns {Promise<string[]>} the goals that are missed */
export async function bench(rounds) {
  const product = await Product.start();
  const browser = await launchBrowser();
  try {
    const rows = {};
    for (const language of LANGUAGES) {
      Object.assign(rows, await measure(browser, product.url, language, rounds));
    }
    console.table(rows);
    return Object.entries(rows)
      .filter(([, row]) => row['click ms'] > GOAL_MS)
      .map(([name, row]) => `${name} shows after ${row['click ms']} ms (goal: ${GOAL_MS})`);
  } finally {
    await browser.close();
    await product.remove();
  }
}
