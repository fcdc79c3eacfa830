import { expect, type Locator, type Page } from '@playwright/test';

/** How the focused element looks to a person; null if nothing has the focus. */
interface Stop {
  /** For error messages. */
  what: string;
  outlined: boolean;
  /** What covers it and does not scroll with the page. */
  coveredBy: string | null;
  inSight: boolean;
}

/** Runs in the page. */
function describeFocus(): Stop | null {
  const LINE = 44;
  const active = document.activeElement as HTMLElement | null;
  if (!active || active === document.body || active === document.documentElement) return null;
  const name = (element: Element) =>
    `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">` +
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);

  const hasOutline = (element: Element, pseudo?: string) => {
    const { outlineStyle, outlineWidth, content, display } = getComputedStyle(element, pseudo);
    if (pseudo && (content === 'none' || display === 'none')) return false;
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  };
  // The focus ring may be around a wrapper of the control.
  const around = [active, active.parentElement, active.parentElement?.parentElement];
  const outlined = around.some(
    (element) =>
      element &&
      (hasOutline(element) || hasOutline(element, '::after') || hasOutline(element, '::before')),
  );

  const box = active.getClientRects()[0] ?? active.getBoundingClientRect();
  const [left, right] = [Math.max(box.left, 0), Math.min(box.right, window.innerWidth)];
  // In a text area browsers only scroll the current line into view.
  const end = active.tagName === 'TEXTAREA' ? Math.min(box.bottom, box.top + LINE) : box.bottom;
  const [top, bottom] = [Math.max(box.top, 0), Math.min(end, window.innerHeight)];
  const between = (from: number, to: number, share: number) => from + (to - from) * share;
  const points = [0.1, 0.5, 0.9].flatMap((x) =>
    [0.1, 0.5, 0.9].map((y) => [between(left, right, x), between(top, bottom, y)] as const),
  );
  const covers = points.flatMap(([x, y]) => {
    for (let at = document.elementFromPoint(x, y); at; at = at.parentElement) {
      if (at.contains(active) || active.contains(at)) return [];
      if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return [name(at)];
    }
    return [];
  });
  return {
    what: name(active),
    outlined,
    // Half covered, e.g. a corner below a floating button, is acceptable.
    coveredBy: covers.length * 2 > points.length ? covers[0]! : null,
    inSight: right - left > 1 && bottom - top > 1,
  };
}

/** Fails unless an element has the focus, shows it, and is not covered by a sticky one. */
export async function expectFocusInSight(page: Page): Promise<void> {
  await expect
    .poll(async () => (await page.evaluate(describeFocus)) ?? 'nowhere', { timeout: 5_000 })
    .toEqual({ what: expect.any(String), outlined: true, coveredBy: null, inSight: true });
}

/** Presses the key. The focused element must be in sight. Returns false if nothing is focused. */
async function step(page: Page, key: Walk['key'] = 'Tab'): Promise<boolean> {
  await page.keyboard.press(key);
  const stop = await page.evaluate(describeFocus);
  if (!stop) return false;
  // Checked once before the slower polling assertion: most stops are in sight at once.
  if (!stop.outlined || stop.coveredBy || !stop.inSight) await expectFocusInSight(page);
  return true;
}

interface Walk {
  /** Maximum number of key presses. */
  limit?: number;
  key?: 'Tab' | 'Shift+Tab';
}

/** Presses Tab until the control has the focus; every stop on the way must be in sight. */
export async function tabTo(control: Locator, { limit = 80, key = 'Tab' }: Walk = {}) {
  const page = control.page();
  const isThere = () => control.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < limit; presses++) {
    if (presses > 0 && (await isThere())) return;
    await step(page, key);
  }
  expect(await isThere(), `${limit} × ${key} do not lead to ${String(control)}`).toBe(true);
}

/** More than any page has. */
const MOST_STOPS = 250;

/**
 * Tabs from the start of the page until the focus leaves it, which must happen. Returns the number
 * of stops.
 */
export async function walkThrough(page: Page): Promise<number> {
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    if (!(await step(page))) return stops;
  }
  throw new Error(`The focus does not leave the page within ${MOST_STOPS} stops.`);
}

/** Tabs backwards from the end of the page to its first control. */
export const walkBackTo = (first: Locator): Promise<void> =>
  tabTo(first, { key: 'Shift+Tab', limit: MOST_STOPS });
