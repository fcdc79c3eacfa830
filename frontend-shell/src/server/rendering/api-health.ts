import { AsyncLocalStorage } from 'node:async_hooks';
import { REQUEST_ID_HEADER } from '@manjara/observability';
import type { ApiObserver } from '@manjara/platform';

/** The API's health while one page's data was fetched. */
export interface ApiHealth {
  /** A call failed or got a server error: the page may be incomplete. */
  failed: boolean;
  /** Cache-Status (RFC 9211) and age in seconds of the API's stale responses. */
  stale: { cacheStatus: string; age: number } | null;
}

interface PageCalls {
  apiHealth: ApiHealth;
  requestId: string;
  /** Pending calls. */
  open: number;
}

const current = new AsyncLocalStorage<PageCalls>();

/** A `ttl` of zero or below: the response was stale (RFC 9211). */
const saysStale = (cacheStatus: string | null): boolean =>
  /;\s*ttl=(?:-|0\b)/.test(cacheStatus ?? '');

/** Records a response for the page that awaits it. */
export const recordResponse: ApiObserver = (answer, body) => {
  const calls = current.getStore();
  if (!calls) return;
  calls.open -= 1;
  const { apiHealth } = calls;
  // A successful response without valid JSON was cut off.
  const cut = answer?.ok && body === undefined;
  if (!answer || cut || answer.status >= 500 || answer.status === 429) apiHealth.failed = true;
  const cacheStatus = answer?.headers.get('cache-status') ?? null;
  if (!cacheStatus || !saysStale(cacheStatus)) return;
  const age = Math.max(Number(answer?.headers.get('age')) || 0, apiHealth.stale?.age ?? 0);
  apiHealth.stale = { cacheStatus, age };
};

/** API timeout of a page, shorter than a browser's. */
const TIMEOUT_MS = 5_000;

/** Aborts with the caller or after TIMEOUT_MS. */
const withTimeout = (given: AbortSignal | null | undefined): AbortSignal => {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  return given ? AbortSignal.any([given, timeout]) : timeout;
};

/** `fetch` with the id of the current page request and a timeout. */
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
export async function withApiHealth<T>(
  requestId: string,
  work: () => Promise<T>,
): Promise<{ result: T; apiHealth: ApiHealth }> {
  const apiHealth: ApiHealth = { failed: false, stale: null };
  const calls: PageCalls = { apiHealth, requestId, open: 0 };
  const result = await current.run(calls, work);
  // A call that never finished counts as failed.
  if (calls.open > 0) apiHealth.failed = true;
  return { result, apiHealth };
}
