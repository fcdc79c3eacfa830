import { useRevalidator } from '@manjara/platform';
import { useEffect } from 'react';

const PAUSE_MS = 10_000;

/** Reloads a failed page's data every ten seconds until it succeeds, but not in a hidden tab. */
export function useRecovery(failed: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!failed) return;
    const timer = setInterval(() => document.hidden || void revalidate(), PAUSE_MS);
    return () => clearInterval(timer);
  }, [failed, revalidate]);
}
