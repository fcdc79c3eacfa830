import { useRevalidator } from '@manjara/platform';
import { useEffect, useEffectEvent } from 'react';

/** Pauses between attempts, in milliseconds: soon at first, then seldom, and so for ever. */
const PAUSES_MS = [5_000, 10_000, 20_000, 30_000];

/**
 * Asks again, now and then, for what a page could not have, until it has it. Nobody is asked on
 * behalf of a page that is not looked at; it asks when somebody comes back to it.
 */
export function useRecovery(failed: boolean): void {
  const { revalidate, state } = useRevalidator();
  const ask = useEffectEvent(() => {
    if (state === 'idle') void revalidate();
  });
  useEffect(() => {
    if (!failed) return;
    let timer: ReturnType<typeof setTimeout>;
    let attempts = 0;
    const wait = () => {
      timer = setTimeout(attempt, PAUSES_MS[Math.min(attempts, PAUSES_MS.length - 1)]);
    };
    const attempt = () => {
      if (document.hidden) {
        document.addEventListener('visibilitychange', attempt, { once: true });
        return;
      }
      attempts += 1;
      ask();
      wait();
    };
    wait();
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', attempt);
    };
  }, [failed]);
}
