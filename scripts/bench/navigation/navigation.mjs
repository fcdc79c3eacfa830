// How soon the next page shows after a click, beside a load of the whole document.
import { hydrated } from '../../lib/hydrated.mjs';
import { launchBrowser, rememberedLanguage } from '../../lib/browser.mjs';
import { Product } from '../../lib/product.mjs';
import { build } from '../../lib/run.mjs';
import { afterClick, afterLoad, watchPaint } from './paint.mjs';

/** What it takes. */
export const usage = 'npm run bench -- navigation';

/** Milliseconds after the click. */
const GOAL_MS = 100;
const ROUNDS = 5;
const LANGUAGES = ['ar', 'en'];
const VIEWPORT = { width: 1440, height: 900 };

const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** The pages that the header leads to, each with the one before it, to come from. */
async function waysOf(page, url) {
  await page.goto(url);
  const links = page.getByRole('banner').locator('a[href^="/"]:visible');
  const all = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  const paths = [...new Set(all)].filter((path) => /^[\w/-]+$/.test(path));
  return paths.map((to, index) => ({ from: paths.at(index - 1), to }));
}

/** Milliseconds from click to heading, for who points at the link first and then at once clicks. */
async function click(page, url, { from, to }) {
  await page.goto(url + from);
  await hydrated(page);
  const link = page.getByRole('banner').locator(`a[href="${to}"]:visible`).first();
  await link.hover();
  // What was begun by pointing at the link has come.
  await page.waitForLoadState('networkidle');
  return afterClick(page, link, to);
}

/** Milliseconds from click to heading where the browser loads the document, as without scripts. */
async function load(page, url, { from, to }) {
  await page.goto(url + from);
  await hydrated(page);
  return afterLoad(page, to);
}

async function measure(browser, url, language) {
  const storageState = rememberedLanguage(url, language);
  const context = await browser.newContext({ viewport: VIEWPORT, storageState });
  await context.addInitScript(watchPaint);
  const page = await context.newPage();
  const medians = [];
  for (const way of await waysOf(page, url)) {
    const times = { click: [], load: [] };
    // In turns, so that both meet the same machine; the first round only warms up.
    for (let round = 0; round <= ROUNDS; round++) {
      const [clicked, loaded] = [await click(page, url, way), await load(page, url, way)];
      if (round === 0) continue;
      times.click.push(clicked);
      times.load.push(loaded);
    }
    const [ours, reference] = [median(times.click), median(times.load)];
    medians.push(ours);
    console.log(
      `  ${language} ${way.to.padEnd(14)} click ${ours.toFixed(0).padStart(4)} ms · document ` +
        `${reference.toFixed(0).padStart(4)} ms · ratio ${(ours / reference).toFixed(2)}`,
    );
  }
  await context.close();
  return medians;
}

/** Ends with exit code 1 when a page misses the goal. */
export async function bench() {
  await build(undefined, { quiet: true });
  const product = await Product.start();
  try {
    const browser = await launchBrowser();
    try {
      console.log(
        `From a click to the next page's heading, median of ${ROUNDS}, link pointed at\n`,
      );
      const medians = [];
      for (const language of LANGUAGES) {
        medians.push(...(await measure(browser, product.url, language)));
      }
      const slowest = Math.max(...medians);
      const isMissed = slowest > GOAL_MS;
      console.log(
        `\n  the slowest of ${medians.length}: ${slowest.toFixed(0)} ms, ` +
          `${isMissed ? 'missed' : 'met'} (goal: at most ${GOAL_MS})`,
      );
      if (isMissed) process.exitCode = 1;
    } finally {
      await browser.close();
    }
  } finally {
    await product.remove();
  }
}
