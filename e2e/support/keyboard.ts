import { expect, type Locator, type Page } from '@playwright/test';

/** Runs in the page. Returns faults of the visible focus; null if nothing has the focus. */
function focusFaults(): string[] | null {
  const active = document.activeElement;
  if (!active || active === document.body || active === document.documentElement) return null;

  const isOutlined = (element: Element) =>
    [undefined, '::before', '::after'].some((pseudo) => {
      const { outlineStyle, outlineWidth, content, display } = getComputedStyle(element, pseudo);
      const exists = !pseudo || (content !== 'none' && display !== 'none');
      return exists && outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    });
  // The focus ring may be around a wrapper of the control.
  const around = [active, active.parentElement, active.parentElement?.parentElement];

  const box = active.getClientRects()[0] ?? active.getBoundingClientRect();
  // In a text area browsers only scroll the current line into view.
  const end = active.tagName === 'TEXTAREA' ? Math.min(box.bottom, box.top + 44) : box.bottom;
  const [left, right] = [Math.max(box.left, 0), Math.min(box.right, window.innerWidth)];
  const [top, bottom] = [Math.max(box.top, 0), Math.min(end, window.innerHeight)];

  /** Whether something that does not scroll with the page is above the control at this point. */
  const isCoveredAt = (x: number, y: number) => {
    for (let at = document.elementFromPoint(x, y); at; at = at.parentElement) {
      if (at.contains(active) || active.contains(at)) return false;
      if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return true;
    }
    return false;
  };
  const SHARES = [0.1, 0.5, 0.9];
  const covered = SHARES.flatMap((x) =>
    SHARES.filter((y) => isCoveredAt(left + (right - left) * x, top + (bottom - top) * y)),
  );
  const what = `${active.outerHTML.slice(0, 100)} ${active.textContent?.slice(0, 40)}`;
  return [
    ...(around.some((element) => element && isOutlined(element)) ? [] : [`no outline: ${what}`]),
    // Half covered, e.g. a corner below a floating button, is acceptable.
    ...(covered.length > 4 ? [`covered: ${what}`] : []),
    ...(right - left > 1 && bottom - top > 1 ? [] : [`out of sight: ${what}`]),
  ];
}

/** Fails unless an element has the focus, shows it, and is not covered by a sticky one. */
export const expectFocusInSight = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(focusFaults), { timeout: 5_000 }).toEqual([]);

type Key = 'Tab' | 'Shift+Tab';

/** Presses the key. The focused element must be in sight. Returns false if nothing is focused. */
async function step(page: Page, key: Key = 'Tab'): Promise<boolean> {
  await page.keyboard.press(key);
  const faults = await page.evaluate(focusFaults);
  // The control may still be scrolling into sight.
  if (faults?.length) await expectFocusInSight(page);
  return faults !== null;
}

/** More stops than any page has. */
const MOST_STOPS = 250;

/** Presses the key until the control has the focus; every stop on the way must be in sight. */
export async function tabTo(control: Locator, key: Key = 'Tab'): Promise<void> {
  const isThere = () => control.evaluate((element) => element === document.activeElement);
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    await step(control.page(), key);
    if (await isThere()) return;
  }
  throw new Error(`${key} does not lead to ${String(control)}.`);
}

/** Tabs from the start of the page until the focus leaves it; returns the number of stops. */
export async function walkThrough(page: Page): Promise<number> {
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    if (!(await step(page))) return stops;
  }
  throw new Error(`The focus does not leave the page within ${MOST_STOPS} stops.`);
}
