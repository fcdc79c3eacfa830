// How soon the next page shows after a click, beside a load of the whole document.
/* global addEventListener, document, location, requestAnimationFrame, window -- what runs in the page */
import { launchBrowser } from '../lib/browser.mjs';
import { hydrated } from '../lib/hydrated.mjs';
import { Product } from '../lib/product.mjs';
import { median, round } from './measure.mjs';

/** Milliseconds from the click to the painted heading, on a quiet machine. */
const GOAL_MS = 100;
const LANGUAGES = ['ar', 'en'];
const VIEWPORT = { width: 1440, height: 900 };

/**
 * Runs in every document: `headingAt(path)` resolves when the heading of an address was painted,
 * `arrived` when its own first one was; milliseconds since 1970, to compare between documents.
 */
function watchPaint() {
  window.headingAt = (path, previous) =>
    new Promise((resolve) => {
      const look = () => {
        const heading = document.querySelector('h1');
        const isThere = location.pathname === path && heading && heading !== previous;
        if (!isThere) return requestAnimationFrame(look);
        // A message that is sent while a frame is made arrives after its paint.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.timeOrigin + performance.now());
        port2.postMessage(0);
      };
      requestAnimationFrame(look);
    });
  window.arrived = window.headingAt(location.pathname);
}

/** English pages are linked with their language. */
const pathOf = (href) => href.replace(/\?.*/, '');

/** Milliseconds from a click, by who points at the link first, to the next heading. */
async function afterClick(page, href) {
  const link = page.getByRole('banner').locator(`a[href="${href}"]:visible`).first();
  await link.hover();
  // What pointing at the link prefetches has come.
  await page.waitForLoadState('networkidle');
  await page.evaluate((path) => {
    const previous = document.querySelector('h1');
    window.measured = new Promise((resolve) => {
      const onClick = async (event) => {
        const painted = await window.headingAt(path, previous);
        resolve(painted - performance.timeOrigin - event.timeStamp);
      };
      addEventListener('click', onClick, { capture: true, once: true });
    });
  }, pathOf(href));
  await link.click();
  return page.evaluate(() => window.measured);
}

/** Milliseconds until the heading of a document that the browser loads, as without scripts. */
async function afterLoad(page, href) {
  await page.evaluate((address) => {
    sessionStorage.setItem('left', String(performance.timeOrigin + performance.now()));
    location.assign(address);
  }, href);
  await page.waitForURL(({ pathname }) => pathname === pathOf(href), { waitUntil: 'commit' });
  return page.evaluate(async () => (await window.arrived) - Number(sessionStorage.getItem('left')));
}

/** The pages that the header links to. */
async function linkedPages(page) {
  const links = page.getByRole('banner').locator('a[href^="/"]:visible');
  const all = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  return [...new Set(all)].filter((href) => /^[\w/-]+(\?lang=en)?$/.test(href));
}

async function measure(browser, url, language, rounds) {
  const context = await browser.newContext({ viewport: VIEWPORT });
  await context.addInitScript(watchPaint);
  const page = await context.newPage();
  // The language of the address is remembered.
  await page.goto(`${url}/?lang=${language}`);
  await hydrated(page);
  const hrefs = await linkedPages(page);
  const rows = {};
  for (const [index, to] of hrefs.entries()) {
    const from = hrefs.at(index - 1);
    const times = { click: [], document: [] };
    // In turns, so that both meet the same machine; the first round only warms up.
    for (let turn = 0; turn <= rounds; turn++) {
      for (const [way, go] of Object.entries({ click: afterClick, document: afterLoad })) {
        await page.goto(url + from);
        await hydrated(page);
        const time = await go(page, to);
        if (turn > 0) times[way].push(time);
      }
    }
    const [click, load] = [median(times.click), median(times.document)];
    rows[`${language} ${pathOf(to)}`] = {
      'click ms': round(click),
      'document ms': round(load),
      ratio: round(click / load, 2),
    };
  }
  await context.close();
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
