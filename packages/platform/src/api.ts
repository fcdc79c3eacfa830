import type { ErrorBody } from '@manjara/contracts';

/** Hears how a call went: what the API answered and its JSON, or nothing where no answer came. */
export type ApiObserver = (answer?: Response, body?: unknown) => void;

let base = '/api';
let observe: ApiObserver | undefined;
/** Not `fetch` itself: what stands in its place later counts, too. */
const sendPlain: typeof fetch = (address, init) => fetch(address, init);
let send = sendPlain;

/**
 * Sets where the API is, who hears of every call, and what sends it; the shell server calls it once
 * with the API's internal address.
 */
export function setApiBase(url: string, observer?: ApiObserver, sender = sendPlain): void {
  base = url.replace(/\/$/, '');
  observe = observer;
  send = sender;
}

/** The address of an API path such as `/projects`. */
export const apiUrl = (path: string): string => base + path;

/** An answer other than 2xx, or none at all (`status` 0: the server could not be reached). */
export class ApiError extends Error {
  override name = 'ApiError';
  constructor(
    readonly status: number,
    readonly body?: ErrorBody,
  ) {
    super(body?.message ?? `status ${status}`);
  }
  /** The server's own sentence, when it sent one. */
  get serverMessage(): string | undefined {
    return this.body?.message;
  }
}

/** Milliseconds after which an answer is not waited for any longer. */
const TIMEOUT_MS = 20_000;

/** Aborts with the caller's signal, or when the API has kept everybody waiting for too long. */
function withTimeout(given?: AbortSignal | null): AbortSignal {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  if (!given) return timeout;
  // Browsers of before 2024 cannot join signals; there the caller's alone counts.
  return 'any' in AbortSignal ? AbortSignal.any([given, timeout]) : given;
}

export interface ApiResult<T> {
  data: T;
  headers: Headers;
}

/**
 * Calls the API without a token and parses its JSON; throws ApiError, also where no answer comes
 * in time.
 */
export async function callApi<T>(path: string, init: RequestInit = {}): Promise<ApiResult<T>> {
  const signal = withTimeout(init.signal);
  let response: Response;
  let body: unknown;
  try {
    response = await send(apiUrl(path), { credentials: 'same-origin', ...init, signal });
    body = await response.json().catch((error: unknown) => {
      // What is not JSON is no body; what stopped on its way is no answer.
      if ((error as Error).name !== 'SyntaxError') throw error;
    });
  } catch (error) {
    if ((error as Error).name === 'AbortError') throw error;
    observe?.();
    throw new ApiError(0);
  }
  observe?.(response, body);
  if (!response.ok) throw new ApiError(response.status, body as ErrorBody | undefined);
  return { data: body as T, headers: response.headers };
}

/** GET of a public resource. */
export const getFromApi = async <T>(path: string, signal?: AbortSignal): Promise<T> =>
  (await callApi<T>(path, { signal })).data;
