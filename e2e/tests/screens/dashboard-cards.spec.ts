import type { Box } from '@manjara/contracts';
import type { Locator, Page } from '@playwright/test';
import { ContentScreen } from '../../support/content-screens';
import { expect, test } from '../../support/test';

test.use({ signedIn: true });

const MANY = 60;

/** Sixty boxes, seven of which are shown at first. */
const boxes: Box[] = Array.from({ length: MANY }, (_, index) => ({
  _id: `box-${index}`,
  boxTitle: `Point ${index}`,
  arBoxTitle: `نقطة ${index}`,
  boxText: 'Text',
  arBoxText: 'نص',
}));

/** Gives the means to set the speed of the page's animations; 0 holds them where they are. */
async function tempo(page: Page): Promise<(playbackRate: number) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  return async (playbackRate) => {
    await session.send('Animation.setPlaybackRate', { playbackRate });
  };
}

const timings = (cards: Locator) =>
  cards.evaluateAll((elements) =>
    elements.map((element) =>
      element.getAnimations().map((animation) => {
        const { delay, duration } = animation.effect!.getTiming();
        return { delay, duration };
      }),
    ),
  );

test.beforeEach(async ({ page }) => {
  await page.route('**/api/content/boxes', (route) => route.fulfill({ json: boxes }));
});

test('cards fade in one after the other', { tag: '@anywidth' }, async ({ page, t }) => {
  const cards = new ContentScreen(page, t).cards('dashboard.homeContent.boxes');
  await page.goto('/dashboard/content/home');
  const play = await tempo(page);
  await play(0);
  await page.reload();
  await expect(cards).toHaveCount(7);
  expect(await timings(cards)).toEqual(
    Array.from({ length: 7 }, (_, place) => [{ delay: place * 250, duration: 1300 }]),
  );
  await expect(cards.nth(6)).toHaveCSS('opacity', '0');
  await play(1);
  await expect(cards.nth(6)).toHaveCSS('opacity', '1');
  await expect.poll(() => timings(cards)).toEqual(Array.from({ length: 7 }, () => []));
});

test(
  'a card that is scrolled to does not wait for all before it',
  { tag: '@anywidth' },
  async ({ page, t }) => {
    const cards = new ContentScreen(page, t).cards('dashboard.homeContent.boxes');
    await page.goto('/dashboard/content/home');
    const pressed = Date.now();
    await page.getByRole('button', { name: t('common.showMore') }).click();
    await expect(cards).toHaveCount(MANY);
    await cards.last().scrollIntoViewIfNeeded();
    await expect(cards.last()).toHaveCSS('opacity', '1');
    // In its turn it would have come after 60 times 250 ms.
    expect(Date.now() - pressed).toBeLessThan(MANY * 250);
  },
);

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('cards are there at once', { tag: '@anywidth' }, async ({ page, t }) => {
    const cards = new ContentScreen(page, t).cards('dashboard.homeContent.boxes');
    await page.goto('/dashboard/content/home');
    await expect(cards).toHaveCount(7);
    expect(await timings(cards)).toEqual(Array.from({ length: 7 }, () => []));
    await expect(cards.last()).toHaveCSS('opacity', '1');
  });
});
