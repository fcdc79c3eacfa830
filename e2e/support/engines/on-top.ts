import { expect } from '@playwright/test';
import type { Tab } from './tab';

/** Runs in the page: whether the element is on top at its centre and fits the viewport. */
const isOnTop = (selector: string): boolean => {
  const shown = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility());
  if (!shown) return false;
  const { left, right, top, bottom } = shown.getBoundingClientRect();
  const isInside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return isInside && shown.contains(hit);
};

export const expectOnTop = (tab: Tab, selector: string) =>
  expect.poll(() => tab.evaluate(isOnTop, selector), `${selector} lies on top`).toBe(true);

export const expectGone = (tab: Tab, selector: string) =>
  expect.poll(() => tab.evaluate(isOnTop, selector), `${selector} is gone`).toBe(false);
