import { useSyncExternalStore } from 'react';

/** Storage keys of the pinned ids (spec §3). */
const KEYS = { messages: 'pinnedMessages', jobs: 'pinnedJobs' } as const;

type Pinned = keyof typeof KEYS;

const listeners = new Set<() => void>();

/** The stored text, unparsed: a stable snapshot for `useSyncExternalStore`. */
export const storedPins = (of: Pinned): string | null => window.localStorage.getItem(KEYS[of]);

export function parsePins(stored: string | null): string[] {
  try {
    const ids: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export function changePins(of: Pinned, change: (ids: string[]) => string[]): void {
  window.localStorage.setItem(KEYS[of], JSON.stringify(change(parsePins(storedPins(of)))));
  listeners.forEach((listener) => listener());
}

/** Subscribes to changes in all tabs. */
export function onPins(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The pinned items of an inbox. Stored in this browser only, and synchronised between tabs. */
export function usePins(of: Pinned) {
  const stored = useSyncExternalStore(
    onPins,
    () => storedPins(of),
    () => null,
  );
  return {
    pins: new Set(parsePins(stored)) as ReadonlySet<string>,
    setPinned: (id: string, pinned: boolean) =>
      changePins(of, (ids) => [...ids.filter((other) => other !== id), ...(pinned ? [id] : [])]),
  };
}
