import type { ErrorBody } from '@manjara/contracts';

let base = '/api';

/** Sets where the API is; the shell server calls it once with the API's internal address. */
export function setApiBase(url: string): void {
  base = url.replace(/\/$/, '');
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

export interface ApiResult<T> {
  data: T;
  headers: Headers;
}

/** Calls the API without a token and parses its JSON; throws ApiError. */
export async function callApi<T>(path: string, init: RequestInit = {}): Promise<ApiResult<T>> {
  let response: Response;
  try {
    response = await fetch(apiUrl(path), { credentials: 'same-origin', ...init });
  } catch (error) {
    if ((error as Error).name === 'AbortError') throw error;
    throw new ApiError(0);
  }
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw new ApiError(response.status, body as ErrorBody | undefined);
  return { data: body as T, headers: response.headers };
}

/** GET of a public resource. */
export const getFromApi = async <T>(path: string, signal?: AbortSignal): Promise<T> =>
  (await callApi<T>(path, { signal })).data;
