import type { Locator } from '@playwright/test';

const STEPS = 10;

interface Point {
  x: number;
  y: number;
}

/**
 * Moves fingers over an element; `at` gives their positions in pixels from its centre, for progress
 * 0 to 1. The events go through the browser's own gesture recogniser. The context needs `hasTouch`.
 */
async function draw(target: Locator, at: (share: number) => Point[]): Promise<void> {
  const page = target.page();
  const box = (await target.boundingBox())!;
  const touch = await page.context().newCDPSession(page);
  const points = (share: number) =>
    at(share).map(({ x, y }, id) => ({
      x: Math.round(box.x + box.width / 2 + x),
      y: Math.round(box.y + box.height / 2 + y),
      id,
    }));
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points(0) });
  for (let step = 1; step <= STEPS; step++) {
    const touchPoints = points(step / STEPS);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touch.detach();
}

/** Swipes across an element; `from` and `to` are fractions of its width. */
export async function swipe(target: Locator, from: number, to: number): Promise<void> {
  const { width } = (await target.boundingBox())!;
  await draw(target, (share) => [{ x: (from + (to - from) * share - 0.5) * width, y: 0 }]);
}

/** Spreads two fingers at the centre of an element (pinch zoom). */
export async function spread(target: Locator): Promise<void> {
  await draw(target, (share) => [
    { x: -(30 + 90 * share), y: 0 },
    { x: 30 + 90 * share, y: 0 },
  ]);
}
