import { useEffect, useEffectEvent } from 'react';

/** Pauses between attempts, in milliseconds: short at first, then longer, and so for ever. */
const PAUSES_MS = [5_000, 10_000, 20_000, 30_000];

/**
 * Tries now and then for as long as something is missing. Nothing is tried on behalf of a page that
 * nobody looks at; it is when somebody comes back to it.
 */
export function useRetries(missing: boolean, attempt: () => void): void {
  const tryAgain = useEffectEvent(attempt);
  useEffect(() => {
    if (!missing) return;
    let timer: ReturnType<typeof setTimeout>;
    let attempts = 0;
    const wait = () => {
      timer = setTimeout(next, PAUSES_MS[Math.min(attempts, PAUSES_MS.length - 1)]);
    };
    const next = () => {
      if (document.hidden) {
        document.addEventListener('visibilitychange', next, { once: true });
        return;
      }
      attempts += 1;
      tryAgain();
      wait();
    };
    wait();
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', next);
    };
  }, [missing]);
}
