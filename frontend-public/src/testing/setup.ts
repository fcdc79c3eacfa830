import '@manjara/ui/remote-icons';
import '@testing-library/jest-dom';
import { act } from '@testing-library/react';
import { verifyCalls } from './api-operations';

/** The running test's observers, so that it can simulate intersections. */
const observers = new Set<{ callback: IntersectionObserverCallback; margin: string }>();

window.IntersectionObserver = class {
  readonly #entry;
  constructor(callback: IntersectionObserverCallback, options: IntersectionObserverInit = {}) {
    this.#entry = { callback, margin: options.rootMargin ?? '0px' };
  }
  observe() {
    observers.add(this.#entry);
  }
  disconnect() {
    observers.delete(this.#entry);
  }
} as unknown as typeof IntersectionObserver;

/** Simulates that all observed elements come into view, near it, or leave it. */
export function intersect(how: 'visible' | 'near' | 'away'): void {
  act(() => {
    for (const { callback, margin } of [...observers]) {
      const isIntersecting = how === 'visible' || (how === 'near' && margin !== '0px');
      callback([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver);
    }
  });
}

let reducedMotion = false;

/** Sets prefers-reduced-motion for the running test. */
export const preferReducedMotion = (): void => void (reducedMotion = true);

/** Supports min-width and prefers-reduced-motion only. */
window.matchMedia = (query: string) => {
  const width = /min-width:\s*(\d+)px/.exec(query)?.[1];
  const matches = width ? window.innerWidth >= Number(width) : reducedMotion;
  return { matches, addEventListener() {}, removeEventListener() {} } as unknown as MediaQueryList;
};

Element.prototype.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};

afterEach(() => {
  observers.clear();
  reducedMotion = false;
  window.sessionStorage.clear();
  document.head.replaceChildren();
  verifyCalls();
});

// jsdom has no Blob.text.
Blob.prototype.text ??= function (this: Blob) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('not readable'));
    reader.readAsText(this);
  });
};
