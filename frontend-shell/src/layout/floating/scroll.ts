import { useSyncExternalStore } from 'react';

/** Scroll position in pixels above which the button is active (spec §9). */
const ACTIVE_AFTER_PX = 700;

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  window.addEventListener('resize', listener);
  // Deferred parts change the page's height when they are laid out, without a scroll event.
  // Rendering inside the callback may resize the body, which WebKit reports as an error.
  const height = new ResizeObserver(() => requestAnimationFrame(listener));
  height.observe(document.body);
  return () => {
    height.disconnect();
    window.removeEventListener('scroll', listener);
    window.removeEventListener('resize', listener);
  };
}

const range = () => document.documentElement.scrollHeight - window.innerHeight;

function percent(): number {
  if (range() <= 0) return 0;
  return Math.round(Math.min(1, Math.max(0, window.scrollY / range())) * 100);
}

const useScrollValue = <Value>(read: () => Value, onServer: Value) =>
  useSyncExternalStore(subscribe, read, () => onServer);

/** Scroll progress in whole percent, and whether the button is active. */
export const useScroll = () => ({
  percent: useScrollValue(percent, 0),
  active: useScrollValue(() => window.scrollY > ACTIVE_AFTER_PX, false),
});

export function scrollToTop(): void {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' });
}
