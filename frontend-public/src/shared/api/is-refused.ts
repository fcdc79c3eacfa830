import { ApiError } from '@manjara/platform';

/** Too slow, too many: these say nothing about what was asked for. */
const TRY_AGAIN = [408, 429];

/** Whether the API refused what was asked for: there is no such thing, or there cannot be. */
export const isRefused = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  !TRY_AGAIN.includes(error.status);
