import type { Language } from '@manjara/contracts';
import { ApiError } from '@manjara/platform';

/** Statuses whose message says when to try again. */
const LATER = [429, 503];

/**
 * Why a form could not be sent, shown beside its button until the next try: no connection, rejected
 * fields (which show their own messages), "try again later" with the API's message, or any other
 * failure.
 */
export type SubmitErrorReason =
  | { reason: 'unreached' | 'refused' | 'failed' }
  | { reason: 'later'; sentence: string; language: Language };

export function submitErrorReason(
  error: unknown,
  language: Language,
  fieldsRejected: boolean,
): SubmitErrorReason {
  if (fieldsRejected) return { reason: 'refused' };
  if (!(error instanceof ApiError)) return { reason: 'failed' };
  if (error.status === 0) return { reason: 'unreached' };
  if (!LATER.includes(error.status)) return { reason: 'failed' };
  return { reason: 'later', sentence: error.serverMessage ?? '', language };
}
