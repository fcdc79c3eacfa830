import type { Locator } from '@playwright/test';

const STEPS = 10;

/**
 * Draws a finger across an element, from one share of its width to another. The context needs
 * `hasTouch`, and the browser's own recogniser makes of it what it makes of a finger.
 */
export async function swipe(target: Locator, from: number, to: number): Promise<void> {
  const page = target.page();
  const box = (await target.boundingBox())!;
  const finger = await page.context().newCDPSession(page);
  const at = (share: number) => [
    { x: Math.round(box.x + share * box.width), y: Math.round(box.y + box.height / 2) },
  ];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) });
  for (let step = 1; step <= STEPS; step++) {
    const touchPoints = at(from + ((to - from) * step) / STEPS);
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
  }
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await finger.detach();
}
