import { expect, type Page } from '@playwright/test';

/** Runs in the page: whether it is hydrated, or needs not be: the server has not rendered it. */
const isReady = (mayBeStatic: boolean): boolean => {
  const title = document.querySelector('h1');
  const context = document.getElementById('page-context')?.textContent ?? '';
  if (mayBeStatic && (!title || !context.includes('"code":'))) return true;
  return !!title && Object.keys(title).some((key) => key.startsWith('__reactProps$'));
};

/** Before a page is hydrated, a link loads a new document. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(isReady, false);
}

/** Makes `goto` and `reload` wait for hydration, unless the test passes its own `waitUntil`. */
export function hydrateOnLoad(page: Page): void {
  for (const name of ['goto', 'reload'] as const) {
    const load = page[name].bind(page) as (...args: unknown[]) => ReturnType<Page['goto']>;
    page[name] = async (...args: unknown[]) => {
      const response = await load(...args);
      const options = args.at(-1);
      const own = typeof options === 'object' && options !== null && 'waitUntil' in options;
      // A page whose code fails to load stays static.
      const limit = { timeout: 5_000 };
      if (!own) await page.waitForFunction(isReady, true, limit).catch(() => {});
      return response;
    };
  }
}

/** Delays a page's scripts, as a slow connection does; returns a function that releases them. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.js(\?|$)/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Records the files of releases that the page requests from now on, without those of its frames. */
export function releaseFiles(page: Page): (remote: 'public' | 'dashboard') => string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.frame() === page.mainFrame()) asked.push(new URL(request.url()).pathname);
  });
  return (remote) => asked.filter((path) => path.startsWith(`/_releases/${remote}/`));
}

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
