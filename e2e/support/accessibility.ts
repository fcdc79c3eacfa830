import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Fails with the rules that the page violates, and where. */
async function expectNoViolations(page: Page, runOnly: RunOptions['runOnly']): Promise<void> {
  // A page that was checked before still has axe. The top frame's run includes its iframes.
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  }
  const { violations } = await page.evaluate(
    // Describing passed checks costs time.
    (only) =>
      (window as unknown as { axe: typeof axe }).axe.run(document, {
        runOnly: only,
        resultTypes: ['violations'],
      }),
    runOnly,
  );
  const found = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    nodes: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }));
  expect(found, 'violations').toEqual([]);
}

/** Runs in the page: running fade-in animations, without endless and paused ones. */
const arriving = (): string[] =>
  document
    .getAnimations()
    .filter(
      ({ playState, effect }) =>
        playState === 'running' &&
        Number.isFinite(effect?.getComputedTiming().endTime) &&
        // A toast's progress bar is animated as long as the toast is shown.
        !(effect as KeyframeEffect).target?.matches('.Toastify__progress-bar'),
    )
    .map((animation) => (animation as CSSAnimation).animationName ?? 'a transition');

/**
 * Runs in the page: unpins the controls at the window's lower edge, or pins them again. A link that
 * is half covered by them would count as too small a target.
 */
const placeControls = (position: string): void => {
  for (const element of document.querySelectorAll<HTMLElement>('#root *')) {
    const { position: now, insetBlockEnd } = getComputedStyle(element);
    const sticks = now === 'sticky' && insetBlockEnd !== 'auto';
    if (sticks || (position === '' && element.style.position === 'static'))
      element.style.position = position;
  }
};

const expectArrived = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(arriving), 'what is fading in').toEqual([]);

async function expectLoaded(page: Page): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1);
  // Of the dashboard's menu, until the role is known.
  await expect(page.locator('[data-waiting]')).toHaveCount(0);
  // A form may be busy behind a checked dialog.
  await expect(page.locator('[aria-busy=true]:not(form, button)')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}

/** Checks the contrast once fade-ins have ended. */
export async function expectContrast(page: Page): Promise<void> {
  await expectLoaded(page);
  // A transition begins with the next frame.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  await expectArrived(page);
  await expectNoViolations(page, { type: 'rule', values: ['color-contrast'] });
}

/** Checks WCAG 2.2 AA once fade-ins have ended. */
async function expectAccessible(page: Page): Promise<void> {
  await expectArrived(page);
  await page.evaluate(placeControls, 'static');
  await expectNoViolations(page, { type: 'tag', values: WCAG_22_AA });
  await page.evaluate(placeControls, '');
}

/** Runs in the page: texts outside the window that cannot be scrolled to. */
function lostTexts(): string[] {
  const mayBeOutside = (element: Element) => {
    const { overflowX, clipPath } = getComputedStyle(element);
    const scrolls = /auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth;
    return scrolls || clipPath !== 'none';
  };
  const lost: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim();
    const parent = node.parentElement!;
    if (!text || !parent.checkVisibility({ visibilityProperty: true })) continue;
    if (parent.closest('.swiper, script, noscript')) continue;
    let around: Element | null = parent;
    while (around && !mayBeOutside(around)) around = around.parentElement;
    if (around) continue;
    range.selectNodeContents(node);
    const { left, right, width } = range.getBoundingClientRect();
    if (width > 0 && (left < -1 || right > window.innerWidth + 1)) lost.push(text.slice(0, 60));
  }
  return lost;
}

/** A window of 1280 px at 200 % zoom; a tablet. */
const FURTHER_WIDTHS = [640, 768];

const SMALLEST_PHONE = 320;

/** Fails if something is wider than the window, which gets its size back. */
async function expectNoSidewaysScroll(page: Page, widths: number[]): Promise<void> {
  const { width: own, height } = page.viewportSize()!;
  for (const width of [...widths, own]) {
    await page.setViewportSize({ width, height });
    const tooWide = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(tooWide, `sideways scroll at ${width} px`).toBeLessThanOrEqual(0);
    await expect.poll(() => page.evaluate(lostTexts), `lost at ${width} px`).toEqual([]);
  }
}

/** Waits until animations have ended, then checks WCAG and horizontal overflow. */
export async function expectSound(page: Page): Promise<void> {
  await expectLoaded(page);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page, [SMALLEST_PHONE]);
}

/** Checks horizontal overflow between the widths of the projects. */
export async function expectFits(page: Page): Promise<void> {
  await expectLoaded(page);
  await expectNoSidewaysScroll(page, FURTHER_WIDTHS);
}
