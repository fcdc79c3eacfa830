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

function percent(): number {
  const range = document.documentElement.scrollHeight - window.innerHeight;
  if (range <= 0) return 0;
  return Math.round(Math.min(1, Math.max(0, window.scrollY / range)) * 100);
}

/** Scroll progress in whole percent, and whether the button is active. */
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

export function scrollToTop(): void {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' });
}
