import type { Page } from '@playwright/test';
import { waitForHydration } from '../../support/hydration';
import { expect, test } from '../../support/test';

/** Holds back the pictures of the page until they are let go; tells whether code was asked for. */
async function holdPictures(page: Page) {
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
  return { letGo, code };
}

/** No time passes in the page before it is told so: not the three seconds after which code comes. */
async function stopClock(page: Page): Promise<void> {
  const time = new Date('2026-01-01T09:00:00Z');
  await page.clock.install({ time });
  await page.clock.pauseAt(new Date(time.getTime() + 1000));
}

/** Waits until something is painted. */
const shown = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true }),
      ),
  );

/** Opens the home page with its pictures held back, up to its first paint. */
async function openWithoutPictures(page: Page) {
  await stopClock(page);
  const pictures = await holdPictures(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await shown(page);
  return pictures;
}

test(
  'what is read first comes before the code that moves it',
  { tag: '@anywidth' },
  async ({ page }) => {
    const { letGo, code } = await openWithoutPictures(page);
    await page.evaluate(() => document.fonts.ready);
    await page.clock.runFor(1000);
    expect(code).toEqual([]);
    letGo();
    await page.clock.resume();
    await waitForHydration(page);
    expect(code.length).toBeGreaterThan(5);
  },
);

for (const [when, act] of [
  ['a key is pressed', (page: Page) => page.keyboard.press('Tab')],
  ['the page is touched', (page: Page) => page.mouse.click(5, 300)],
  ['three seconds have passed', (page: Page) => page.clock.fastForward(3000)],
] as const) {
  test(
    `the code does not wait for late pictures once ${when}`,
    { tag: '@anywidth' },
    async ({ page }) => {
      const { letGo, code } = await openWithoutPictures(page);
      expect(code).toEqual([]);
      await act(page);
      await page.clock.resume();
      await waitForHydration(page);
      expect(code.length).toBeGreaterThan(5);
      letGo();
    },
  );
}
