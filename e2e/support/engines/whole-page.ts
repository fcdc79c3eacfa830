import { expect } from '@playwright/test';
import type { Tab } from './tab';

/** Runs in the page: scrolls to an offset; returns whether that is the end of the page. */
const scrollTo = (top: number): boolean => {
  window.scrollTo({ top, behavior: 'instant' });
  return top + innerHeight >= document.documentElement.scrollHeight - 1;
};

/** Runs in the page: unfinished pictures and animations in the viewport. */
function unfinished(): string[] {
  const decoded = ((window as { decoded?: WeakSet<Element> }).decoded ??= new WeakSet());
  // Firefox does not load lazy pictures that a slider or a scrolled list clips.
  const isInSight = (image: Element): boolean => {
    const { left, right, top, bottom } = image.getBoundingClientRect();
    for (let box = image.parentElement; box; box = box.parentElement) {
      const edge = box.getBoundingClientRect();
      const isOutside =
        right <= edge.left || left >= edge.right || bottom <= edge.top || top >= edge.bottom;
      if (isOutside && getComputedStyle(box).overflow !== 'visible') return false;
    }
    return right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
  };
  const pictures = [...document.images].filter((image) => {
    if (!isInSight(image) || !image.checkVisibility() || decoded.has(image)) return false;
    // A broken picture is never decoded, so the poll times out; decode again if the source changes.
    image.decode().then(
      () => decoded.add(image),
      () => undefined,
    );
    return true;
  });
  const moving = document.getAnimations().filter(({ effect, timeline, playState }) => {
    const { iterations, duration } = effect!.getComputedTiming();
    // The bar of a toast is its timer.
    if (Number(duration) > 2000) return false;
    if (timeline !== document.timeline || playState !== 'running') return false;
    // Firefox never ends animations in a closed menu.
    return iterations !== Infinity && (effect as KeyframeEffect).target?.checkVisibility();
  });
  return [
    ...pictures.map((image) => image.currentSrc || image.src),
    ...moving.map((animation) => `animation ${(animation as CSSAnimation).animationName}`),
  ];
}

export const expectFinished = (tab: Tab) =>
  expect
    .poll(() => tab.evaluate(unfinished), {
      message: 'pictures and animations are finished',
      timeout: 30_000,
      // Not in step with the partners, which move every second.
      intervals: [170],
    })
    .toEqual([]);

/** Runs in the page: elements that make it scroll sideways. */
const overflowing = (): string[] => {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return [...document.querySelectorAll('body *')]
    .filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return right > clientWidth + 1 || left < -1;
    })
    .map((element) => element.outerHTML.slice(0, 160));
};

/** Scrolls through a page; nothing overflows sideways. */
export async function seeWholePage(tab: Tab, shoot: (place: number) => Promise<void>) {
  const { height } = await tab.evaluate(() => ({ height: innerHeight }));
  for (let place = 0, isEnd = false; !isEnd; place++) {
    isEnd = await tab.evaluate(scrollTo, place * height);
    await shoot(place);
  }
  expect(await tab.evaluate(overflowing), 'wider than the window').toEqual([]);
}
