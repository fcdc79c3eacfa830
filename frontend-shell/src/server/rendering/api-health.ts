import { AsyncLocalStorage } from 'node:async_hooks';
import { REQUEST_ID_HEADER } from '@manjara/observability';
import type { ApiObserver } from '@manjara/platform';

/** How the API did while one page's data was fetched. */
export interface ApiHealth {
  /** An answer was an error of the server, or there was none: the page may have holes. */
  failed: boolean;
  /** What the API's cache said of data that it could not renew (RFC 9211), and its age in seconds. */
  stale: { cacheStatus: string; age: number } | null;
}

interface PageCalls {
  heard: ApiHealth;
  requestId: string;
  /** Pending calls. */
  open: number;
}

const current = new AsyncLocalStorage<PageCalls>();

/** A `ttl` that is used up: what the cache answered with is past its time. */
const saysStale = (cacheStatus: string | null): boolean =>
  /;\s*ttl=(?:-|0\b)/.test(cacheStatus ?? '');

/** Records a response for the page that awaits it. */
export const recordResponse: ApiObserver = (answer, body) => {
  const calls = current.getStore();
  if (!calls) return;
  calls.open -= 1;
  const { heard } = calls;
  // A success without JSON was cut off on its way.
  const cut = answer?.ok && body === undefined;
  if (!answer || cut || answer.status >= 500 || answer.status === 429) heard.failed = true;
  const cacheStatus = answer?.headers.get('cache-status') ?? null;
  if (!cacheStatus || !saysStale(cacheStatus)) return;
  const age = Math.max(Number(answer?.headers.get('age')) || 0, heard.stale?.age ?? 0);
  heard.stale = { cacheStatus, age };
};

/** API timeout of a page, shorter than a browser's. */
const TIMEOUT_MS = 5_000;

/** Aborts with the caller or after TIMEOUT_MS. */
const withTimeout = (given: AbortSignal | null | undefined): AbortSignal => {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  return given ? AbortSignal.any([given, timeout]) : timeout;
};

/** Calls the API under the id of the request for which the work is done. */
export const fetchFor: typeof fetch = (address, init) => {
  const calls = current.getStore();
  const signal = withTimeout(init?.signal);
  if (!calls) return fetch(address, { ...init, signal });
  calls.open += 1;
  const headers = new Headers(init?.headers);
  headers.set(REQUEST_ID_HEADER, calls.requestId);
  return fetch(address, { ...init, headers, signal });
};

/** Runs work for a request; returns its result and the API's health during the work. */
export async function listening<T>(
  requestId: string,
  work: () => Promise<T>,
): Promise<{ result: T; heard: ApiHealth }> {
  const heard: ApiHealth = { failed: false, stale: null };
  const calls: PageCalls = { heard, requestId, open: 0 };
  const result = await current.run(calls, work);
  // The render ended with pending calls.
  if (calls.open > 0) heard.failed = true;
  return { result, heard };
}
