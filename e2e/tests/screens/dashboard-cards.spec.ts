import { DashboardScreen } from '../../support/dashboard';
import { expect, test } from '../../support/test';

test.use({ signedIn: true });

test('cards fade in for 1300 ms, each 250 ms after the one before', async ({ page, t }) => {
  // Stops all animations at their start.
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await page.goto('/dashboard/content/home');
  const cards = new DashboardScreen(page, t).cards('dashboard.homeContent.boxes');
  await expect(cards.nth(1)).toBeAttached();
  const timings = await cards.evaluateAll((elements) =>
    elements.map((element) => {
      const { delay, duration } = element.getAnimations()[0]!.effect!.getTiming();
      return [delay, duration];
    }),
  );
  expect(timings).toEqual(timings.map((_, place) => [place * 250, 1300]));
});
