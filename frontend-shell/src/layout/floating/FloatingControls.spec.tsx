import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import { renderLayout } from '../testing/renderLayout';

const scrollTo = (y: number) =>
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  });

const controls = () => screen.getByRole('complementary');
const stepsAside = () => controls().hasAttribute('data-aside');

/** Places an element in the viewport, which jsdom does not lay out. */
const place = (element: Element, top: number, bottom: number) => {
  element.getBoundingClientRect = () => ({ top, bottom, left: 0, right: 390 }) as DOMRect;
};

describe.each(['ar', 'en'] as const)('the chat button in %s', (language) => {
  beforeEach(() => scrollTo(0));

  it('steps aside for who scrolls down, until they turn back', async () => {
    await renderLayout(language);
    expect(stepsAside()).toBe(false);
    scrollTo(300);
    expect(stepsAside()).toBe(true);
    scrollTo(297);
    expect(stepsAside()).toBe(true);
    scrollTo(250);
    expect(stepsAside()).toBe(false);
  });

  it('is back at the top, and stays where it is found by keyboard', async () => {
    await renderLayout(language);
    scrollTo(300);
    expect(within(controls()).getByRole('link')).toBeVisible();
    scrollTo(0);
    expect(stepsAside()).toBe(false);
  });

  it.each([
    ['main form', 700, true],
    ['main form', 790, false],
    ['footer', 760, true],
    ['footer', 800, false],
  ])('where a %s begins at %i px, steps aside: %s', async (selector, top, aside) => {
    await renderLayout(language, '/', [{ path: '*', element: <form /> }]);
    place(within(controls()).getByRole('link'), 720, 780);
    place(document.querySelector(selector)!, top, 1400);
    act(() => void window.dispatchEvent(new Event('resize')));
    expect(stepsAside()).toBe(aside);
  });
});
