import { useSyncExternalStore } from 'react';

const TOKEN_KEY = 'token';
/** Cached by the dashboard for a fast start; must be removed on sign-out (design: readings, 9). */
const CACHED_KEYS = ['messages', 'jobs'] as const;

const listeners = new Set<() => void>();
const storages = (): Storage[] =>
  typeof window === 'undefined' ? [] : [window.localStorage, window.sessionStorage];
const changed = () => listeners.forEach((listener) => listener());

/** The admin's token; null if signed out. */
export function getToken(): string | null {
  for (const storage of storages()) {
    const token = storage.getItem(TOKEN_KEY);
    if (token) return token;
  }
  return null;
}

/** Stores the token: in local storage if `remember`, else for this browser session (spec §3). */
export function signIn(token: string, remember: boolean): void {
  const [local, session] = storages();
  (remember ? session : local)?.removeItem(TOKEN_KEY);
  (remember ? local : session)?.setItem(TOKEN_KEY, token);
  changed();
}

/** Removes the token and the admin's cached data. */
export function signOut(): void {
  for (const storage of storages()) {
    for (const key of [TOKEN_KEY, ...CACHED_KEYS]) storage.removeItem(key);
  }
  changed();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The token; updates on sign-in and sign-out in any tab. */
export const useToken = (): string | null => useSyncExternalStore(subscribe, getToken, () => null);
