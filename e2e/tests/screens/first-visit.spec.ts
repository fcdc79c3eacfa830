import type { Page } from '@playwright/test';
import { waitForHydration } from '../../support/page';
import { expect, test } from '../../support/test';

/**
 * Bytes of JavaScript, compressed, on a first visit; the limits of the two builds add up to less.
 */
const LIMIT = 165_000;

test('a first visit loads little JavaScript', async ({ page }) => {
  const scripts = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    expect(response.headers()['content-encoding'], response.url()).toBe('br');
    const sizes = response.request().sizes();
    scripts.set(
      response.url(),
      sizes.then(({ responseBodySize }) => responseBodySize),
    );
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const total = (await Promise.all(scripts.values())).reduce((sum, size) => sum + size, 0);
  expect(scripts.size).toBeGreaterThan(5);
  expect(total, [...scripts.keys()].join('\n')).toBeLessThanOrEqual(LIMIT);
});

/** Runs in the page: resolves once something is painted. */
const firstPaint = (): Promise<void> =>
  new Promise((resolve) =>
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true }),
  );

/** Opens the home page up to its first paint, with pictures blocked and the clock stopped. */
async function openWithoutPictures(page: Page) {
  const time = new Date('2026-01-01T09:00:00Z');
  await page.clock.install({ time });
  await page.clock.pauseAt(new Date(time.getTime() + 1000));
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/api/files/**', async (route) => {
    await held;
    await route.fallback();
  });
  const code: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (request.resourceType() === 'script' && !url.includes('/boot.')) code.push(url);
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(firstPaint);
  return { letGo, code };
}

test('content comes before scripts', async ({ page }) => {
  const { letGo, code } = await openWithoutPictures(page);
  await page.evaluate(() => document.fonts.ready);
  await page.clock.runFor(1000);
  expect(code).toEqual([]);
  letGo();
  await page.clock.resume();
  await waitForHydration(page);
  expect(code.length).toBeGreaterThan(5);
});

const deferred = (): number =>
  [...document.querySelectorAll('main *')].filter(
    (part) => getComputedStyle(part).contentVisibility === 'auto',
  ).length;

test('all of a page is laid out soon, without scrolling', async ({ page }) => {
  for (const path of ['/', '/about']) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-laid-out', '');
    expect(await page.evaluate(deferred)).toBe(0);
  }
  await page.getByRole('contentinfo').locator('a[href^="/projects"]').last().click();
  await expect(page.locator('main ul li h2')).not.toHaveCount(0);
  expect(await page.evaluate(deferred)).toBe(0);
});
