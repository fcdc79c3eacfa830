import { hydrated } from '../lib/hydrated.mjs';
import { rememberedLanguage } from '../lib/browser.mjs';

const LANGUAGES = /** @type {const} */ (['ar', 'en']);
const PAGE_MS = 20_000;
/** Pages that are looked at at the same time. */
const AT_ONCE = 2;
/** Of one page. */
const MOST_PROBLEMS = 3;
/** Chromium's own remarks about the machine that it runs on. */
const NOISE = /GPU stall due to ReadPixels|GL Driver Message/;

/** Collects what goes wrong in a page and its requests, as sentences. */
function watch(page, problems) {
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || NOISE.test(message.text())) return;
    problems.add(`the console says: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.add(`an error: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) problems.add(`${response.status()} for ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // The browser gives up requests of a page that is being left.
    if (reason !== 'net::ERR_ABORTED') problems.add(`${reason} for ${request.url()}`);
  });
}

/** Opens a page and waits until what it is about is there, and taken over by its script. */
async function open(page, { path, ready, follow }) {
  const response = await page.goto(path);
  if (response?.status() !== 200) throw new Error(`answered with status ${response?.status()}`);
  const title = page.locator(ready).first();
  await title.waitFor();
  await hydrated(page);
  // React marks the elements that it has taken over from the HTML.
  const isTaken = await title.evaluate((element) =>
    Object.keys(element).some((key) => key.startsWith('__reactProps$')),
  );
  if (!isTaken) throw new Error('does not come to life');
  if (!follow) return;
  const link = page.locator(follow).first();
  const target = await link.getAttribute('href');
  await link.click();
  await page.waitForURL(new URL(target, page.url()).href);
  await title.waitFor();
}

async function problemsOf(context, wish) {
  const problems = new Set();
  const page = await context.newPage();
  page.setDefaultTimeout(PAGE_MS);
  watch(page, problems);
  await open(page, wish).catch((error) => problems.add(error.message.split('\n')[0]));
  await page.close();
  return [...problems].slice(0, MOST_PROBLEMS);
}

/**
 * Looks at pages in both languages, as a visitor or as the signed-in admin.
 *
 * A page is `{ path, ready, signedIn?, follow? }`: `ready` selects what it is about, `follow` a link
 * in it that leads to another page without a load.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url of the site
 * @param {{ path: string, ready: string, signedIn?: boolean, follow?: string }[]} pages
 * @param {string} token of the admin
 * @returns {Promise<{ count: number, faults: string[] }>} how many pages, and sentences about those
 *   that are not well
 */
export async function lookAt(browser, url, pages, token) {
  const faults = [];
  for (const language of LANGUAGES) {
    for (const signedIn of [false, true]) {
      const context = await browser.newContext({
        baseURL: url,
        storageState: rememberedLanguage(url, language),
        reducedMotion: 'reduce',
      });
      if (signedIn) await context.addInitScript((it) => localStorage.setItem('token', it), token);
      const waiting = pages.filter((page) => (page.signedIn ?? false) === signedIn);
      const work = async () => {
        for (let wish = waiting.shift(); wish; wish = waiting.shift()) {
          const problems = await problemsOf(context, wish);
          if (problems.length > 0)
            faults.push(`${wish.path} (${language}): ${problems.join('; ')}`);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
      await context.close();
    }
  }
  return { count: pages.length * LANGUAGES.length, faults };
}
