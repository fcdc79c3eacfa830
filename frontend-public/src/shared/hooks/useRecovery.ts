import { useRevalidator } from '@manjara/platform';
import { useEffect } from 'react';

const PAUSE_MS = 10_000;

/**
 * Asks again, now and then, for what the page could not have, until it has it. Nothing is asked on
 * behalf of a page that nobody looks at.
 */
export function useRecovery(failed: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!failed) return;
    const timer = setInterval(() => document.hidden || void revalidate(), PAUSE_MS);
    return () => clearInterval(timer);
  }, [failed, revalidate]);
}
