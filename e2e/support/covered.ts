import type { Locator } from '@playwright/test';

/**
 * Runs in the page: scrolls it down and up again; returns the elements that the controls covered.
 * Docked controls reduce the viewport: only the area above them is measured.
 */
async function walk(controls: Element): Promise<string[]> {
  const EDGE_PX = 72;
  const covered = new Set<string>();
  const { documentElement: root } = document;
  const range = document.createRange();

  interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  const cut = (one: Box, other: Box): Box => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });
  const has = ({ left, top, right, bottom }: Box) => right - left > 0.5 && bottom - top > 0.5;
  /** A linked picture can be clicked beside the control. */
  const isLarge = ({ left, top, right, bottom }: Box) => right - left > 200 && bottom - top > 200;
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  /** The visible part of an element's box: clipped by its ancestors. */
  function seenPart(box: Box, element: Element, page: Box): Box {
    let part = cut(box, page);
    for (let at: Element | null = element; at && at !== root; at = at.parentElement) {
      const { overflowX, clipPath } = getComputedStyle(at);
      if (clipPath !== 'none') return { ...part, right: part.left };
      if (overflowX !== 'visible') part = cut(part, at.getBoundingClientRect());
    }
    return part;
  }

  /** The part of the viewport that the controls do not take. */
  function pageBox(): Box {
    const page = { left: 0, top: 0, right: root.clientWidth, bottom: window.innerHeight };
    const strip = controls.getBoundingClientRect();
    const isOpaque = /^rgb\(/.test(getComputedStyle(controls).backgroundColor);
    const isDocked =
      strip.left <= 0 && strip.right >= page.right && Math.abs(strip.bottom - page.bottom) < 1;
    if (!isOpaque || !isDocked) return page;
    if (strip.height > EDGE_PX) covered.add(`the strip is ${strip.height} px high`);
    return { ...page, bottom: strip.top };
  }

  function compare(): void {
    const page = pageBox();
    const shapes = [...controls.querySelectorAll('a, button')]
      .filter(isSeen)
      .map((shape) => shape.getBoundingClientRect());
    const report = (boxes: Iterable<Box>, element: Element, what: string) => {
      for (const box of boxes) {
        const part = seenPart(box, element, page);
        if (!has(part) || !shapes.some((shape) => has(cut(part, shape)))) continue;
        covered.add(what.trim().replace(/\s+/g, ' ').slice(0, 40));
      }
    };
    for (const element of document.querySelectorAll(
      'a, button, input, select, textarea, summary',
    )) {
      if (controls.contains(element) || !isSeen(element)) continue;
      const boxes = [...element.getClientRects()].filter((box) => !isLarge(box));
      report(boxes, element, `<${element.localName}> ${element.textContent}`);
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement!;
      if (!text.textContent?.trim() || controls.contains(element) || !isSeen(element)) continue;
      range.selectNodeContents(text);
      report(range.getClientRects(), element, text.textContent);
    }
  }

  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  async function stand(y: number): Promise<number> {
    const before = window.scrollY;
    window.scrollTo({ top: y, behavior: 'instant' });
    await frame();
    await frame();
    // Wait for fading controls.
    await Promise.all(
      controls.getAnimations({ subtree: true }).map(({ finished }) => finished.catch(() => null)),
    );
    compare();
    return window.scrollY - before;
  }
  const step = window.innerHeight / 3;
  compare();
  while ((await stand(window.scrollY + step)) > 0);
  const end = document.querySelector('body footer:last-of-type')!.getBoundingClientRect().bottom;
  if (end > pageBox().bottom + 1) covered.add(`the page ends ${end - pageBox().bottom} px below`);
  while ((await stand(window.scrollY - step)) < 0);
  return [...covered];
}

/** Texts and controls of the page that the floating controls cover at any scroll position. */
export const coveredBy = (controls: Locator): Promise<string[]> => controls.evaluate(walk);
