import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { Inbox } from '../../../api/inbox';

/** Where the browser keeps the pinned ids (spec §3). */
const KEYS = { messages: 'pinnedMessages', jobs: 'pinnedJobs' } as const;

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function parse(stored: string | null): string[] {
  try {
    const ids: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** The pinned items of an inbox, which only this browser knows; in step with its other tabs. */
export function usePins(inbox: Inbox) {
  const key = KEYS[inbox];
  const stored = useSyncExternalStore(
    subscribe,
    () => window.localStorage.getItem(key),
    () => null,
  );
  const pins = useMemo<ReadonlySet<string>>(() => new Set(parse(stored)), [stored]);

  const setPinned = useCallback(
    (id: string, pinned: boolean) => {
      const others = parse(window.localStorage.getItem(key)).filter((other) => other !== id);
      window.localStorage.setItem(key, JSON.stringify(pinned ? [...others, id] : others));
      listeners.forEach((listener) => listener());
    },
    [key],
  );

  return { pins, setPinned };
}
