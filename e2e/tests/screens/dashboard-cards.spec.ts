import type { Box } from '@manjara/contracts';
import { ContentScreen } from '../../support/content-screens';
import { expect, test } from '../../support/test';

test.use({ signedIn: true });

test('cards fade in for 1300 ms, each 250 ms after the one before', async ({ page, t }) => {
  const boxes: Box[] = Array.from({ length: 9 }, (_, index) => ({
    _id: `box-${index}`,
    boxTitle: `Point ${index}`,
    arBoxTitle: `نقطة ${index}`,
    boxText: 'Text',
    arBoxText: 'نص',
  }));
  await page.route('**/api/content/boxes', (route) => route.fulfill({ json: boxes }));
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await page.goto('/dashboard/content/home');
  const cards = new ContentScreen(page, t).cards('dashboard.homeContent.boxes');
  await expect(cards).toHaveCount(7);
  const timings = await cards.evaluateAll((elements) =>
    elements.flatMap((element) =>
      element.getAnimations().map((animation) => {
        const { delay, duration } = animation.effect!.getTiming();
        return [delay, duration];
      }),
    ),
  );
  expect(timings).toEqual(Array.from({ length: 7 }, (_, place) => [place * 250, 1300]));
  await expect(cards.last()).toHaveCSS('opacity', '0');
  await session.send('Animation.setPlaybackRate', { playbackRate: 1 });
  await expect(cards.last()).toHaveCSS('opacity', '1');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect(cards).toHaveCount(7);
  await expect(cards.last()).toHaveCSS('opacity', '1');
});
