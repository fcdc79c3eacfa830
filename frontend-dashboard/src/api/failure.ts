import type { ErrorBody, FieldError } from '@manjara/contracts';
import { loaderLanguage } from '@manjara/platform';
import { isAxiosError, isCancel } from 'axios';

const bodyOf = (error: unknown): Partial<ErrorBody> | undefined =>
  isAxiosError<Partial<ErrorBody>>(error) ? error.response?.data : undefined;

/** The language of the request. */
export const languageOf = (error: unknown): string | undefined =>
  isAxiosError(error) ? String(error.config?.headers.get('Accept-Language')) : undefined;

/** Whether the server sent an error message, in any language. */
export const isExplained = (error: unknown): boolean => Boolean(bodyOf(error)?.message);

/**
 * The server's message (`response.data.message`, spec §8), if any. Undefined after the page has
 * switched to another language.
 */
export function serverMessage(error: unknown): string | undefined {
  const message = bodyOf(error)?.message;
  if (typeof message !== 'string' || languageOf(error) !== loaderLanguage({})) return undefined;
  return message || undefined;
}

/** The server's stable code for what went wrong, e.g. `reset_token_invalid`. */
export const errorCode = (error: unknown): string | undefined => bodyOf(error)?.error;

/** The server's errors of single fields. */
export function fieldErrors(error: unknown): FieldError[] {
  const details = bodyOf(error)?.details;
  return Array.isArray(details) ? details : [];
}

/** Whether no response arrived, e.g. because the server is unreachable. */
export const gotNoAnswer = (error: unknown): boolean =>
  isAxiosError(error) && !error.response && !isCancel(error);

/** Whether the session has ended: a 401 to a call that does not disable the token. */
const endedSession = (error: unknown): boolean =>
  isAxiosError(error) &&
  error.response?.status === 401 &&
  error.config?.headers.get('Authorization') !== false;

/** Whether a call was cancelled or the session ended: neither is shown as a failure. */
export const isSilent = (error: unknown): boolean => isCancel(error) || endedSession(error);

/** The target of the call does not exist any more. */
export const isNotFound = (error: unknown): boolean => statusOf(error) === 404;

export const statusOf = (error: unknown): number | undefined =>
  isAxiosError(error) ? error.response?.status : undefined;
