import { useSyncExternalStore } from 'react';

/** Pixels after which the way back to the top is offered (spec §9). */
export const ACTIVE_AFTER_PX = 700;

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  window.addEventListener('resize', listener);
  // Parts that take their true height when they are reached change the share without a scroll.
  const height = new ResizeObserver(listener);
  height.observe(document.body);
  return () => {
    height.disconnect();
    window.removeEventListener('scroll', listener);
    window.removeEventListener('resize', listener);
  };
}

function percent(): number {
  const room = document.documentElement.scrollHeight - window.innerHeight;
  if (room <= 0) return 0;
  return Math.round(Math.min(1, Math.max(0, window.scrollY / room)) * 100);
}

/** How far the page is scrolled, in whole percent, and whether the way back is offered. */
export function useScroll(): { percent: number; active: boolean } {
  return {
    percent: useSyncExternalStore(subscribe, percent, () => 0),
    active: useSyncExternalStore(
      subscribe,
      () => window.scrollY > ACTIVE_AFTER_PX,
      () => false,
    ),
  };
}

/** Scrolls to the top, smoothly unless the visitor asked for less motion. */
export function scrollToTop(): void {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' });
}
