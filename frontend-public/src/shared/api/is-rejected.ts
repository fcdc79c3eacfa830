import { ApiError } from '@manjara/platform';

/** Timeout and rate limit: the same request may succeed later. */
const TRY_AGAIN = [408, 429];

/** Whether the API rejected the request itself, e.g. a bad value or an unknown id. */
export const isRejected = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  !TRY_AGAIN.includes(error.status);
