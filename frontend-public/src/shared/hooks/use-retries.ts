import { useEffect, useEffectEvent } from 'react';

const SHORTEST_MS = 5_000;
const LONGEST_MS = 30_000;

/**
 * Tries for as long as something is missing: soon, then ever more seldom. Nothing is tried on behalf
 * of a page that nobody looks at; it is when somebody comes back to it.
 */
export function useRetries(missing: boolean, attempt: () => void): void {
  const tryAgain = useEffectEvent(attempt);
  useEffect(() => {
    if (!missing) return;
    let timer: ReturnType<typeof setTimeout>;
    let pause = SHORTEST_MS;
    const wait = () => {
      timer = setTimeout(next, pause);
      pause = Math.min(2 * pause, LONGEST_MS);
    };
    const next = () => {
      if (document.hidden) return;
      tryAgain();
      wait();
    };
    const look = () => {
      clearTimeout(timer);
      next();
    };
    wait();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [missing]);
}
