import { getToken } from '@manjara/platform';

/** The caches of the specification (spec §3); signing out removes them (design: readings, 9). */
type CacheKey = 'messages' | 'jobs';

/**
 * The storage that holds the token. Without Remember Me this is session storage, so the cache is
 * deleted with the browser session even without a sign-out.
 */
const storageOfSession = (): Storage =>
  window.sessionStorage.getItem('token') === getToken()
    ? window.sessionStorage
    : window.localStorage;

/** The cached list, for a fast start; undefined if signed out. */
export function readCached<T>(key: CacheKey): T[] | undefined {
  if (getToken() === null) return undefined;
  try {
    const cached: unknown = JSON.parse(storageOfSession().getItem(key) ?? '');
    return Array.isArray(cached) ? (cached as T[]) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Caches a list for the next start, unless the session that requested it has ended.
 * @param token the token of the request
 */
export function writeCached(key: CacheKey, items: unknown[], token: string | null): void {
  if (token === null || token !== getToken()) return;
  const storage = storageOfSession();
  const text = JSON.stringify(items);
  if (storage.getItem(key) === text) return;
  try {
    storage.setItem(key, text);
  } catch {
    // The storage is full: the next start waits for the server.
    storage.removeItem(key);
  }
}

/** Removes both caches, for an account that may not see the inbox. */
export function dropCached(): void {
  for (const storage of [window.localStorage, window.sessionStorage]) {
    for (const key of ['messages', 'jobs'] satisfies CacheKey[]) storage.removeItem(key);
  }
}
