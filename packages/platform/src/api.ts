import type { ErrorBody } from '@manjara/contracts';

/** Called after each call with the response and its JSON; without arguments if no response came. */
export type ApiObserver = (answer?: Response, body?: unknown) => void;

let base = '/api';
let observe: ApiObserver | undefined;
/** Calls the current `fetch`, so that one replaced later (tests) is used. */
const sendPlain: typeof fetch = (address, init) => fetch(address, init);
let send = sendPlain;

/**
 * Sets the API's address, an observer and the `fetch` to use. The shell server calls it once with
 * the internal address.
 */
export function setApiBase(url: string, observer?: ApiObserver, sender = sendPlain): void {
  base = url.replace(/\/$/, '');
  observe = observer;
  send = sender;
}

export const apiUrl = (path: string): string => base + path;

/** A response other than 2xx, or none (`status` 0: the server could not be reached). */
export class ApiError extends Error {
  override name = 'ApiError';
  constructor(
    readonly status: number,
    readonly body?: ErrorBody,
  ) {
    super(body?.message ?? `status ${status}`);
  }
  /** The server's message for the user, if any. */
  get serverMessage(): string | undefined {
    return this.body?.message;
  }
}

const TIMEOUT_MS = 20_000;

/** Aborts with the caller's signal or after TIMEOUT_MS. */
function withTimeout(given?: AbortSignal | null): AbortSignal {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  if (!given) return timeout;
  // Browsers before 2024 lack AbortSignal.any: use the caller's signal only.
  return 'any' in AbortSignal ? AbortSignal.any([given, timeout]) : given;
}

export interface ApiResult<T> {
  data: T;
  headers: Headers;
}

/**
 * Calls the API without a token and parses its JSON.
 * @throws ApiError on other statuses than 2xx, a failed connection or a timeout
 */
export async function callApi<T>(path: string, init: RequestInit = {}): Promise<ApiResult<T>> {
  const signal = withTimeout(init.signal);
  let response: Response;
  let body: unknown;
  try {
    response = await send(apiUrl(path), { credentials: 'same-origin', ...init, signal });
    body = await response.json().catch((error: unknown) => {
      // Accept a body that is not JSON; a body that broke off is a failed call.
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

export const getFromApi = async <T>(path: string, signal?: AbortSignal): Promise<T> =>
  (await callApi<T>(path, { signal })).data;
