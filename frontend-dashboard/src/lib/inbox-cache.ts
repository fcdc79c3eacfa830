import { getToken } from '@manjara/platform';

/** The caches of the specification (spec §3); signing out removes them (design: readings, 9). */
type CacheKey = 'messages' | 'jobs';

/**
 * Where the token is: what was cached for a session that is not to be remembered goes with the
 * browser's session too, even if nobody signs out.
 */
const storageOfSession = (): Storage =>
  window.sessionStorage.getItem('token') === getToken()
    ? window.sessionStorage
    : window.localStorage;

/** What was seen last, for a fast start; nothing without a session. */
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
 * Keeps a list for the next start, unless the session that asked for it is over.
 * @param token that of the call which answered the list
 */
export function writeCached(key: CacheKey, items: unknown[], token: string | null): void {
  if (token === null || token !== getToken()) return;
  const storage = storageOfSession();
  const text = JSON.stringify(items);
  if (storage.getItem(key) === text) return;
  try {
    storage.setItem(key, text);
  } catch {
    // Too much for the browser's storage: the next start waits for the server.
    storage.removeItem(key);
  }
}
