import type { Language } from '@manjara/contracts';
import { ApiError } from '@manjara/platform';

/** Answers whose sentence says when the same form will be taken. */
const LATER = [429, 503];

/**
 * Why a form could not be sent, which stays beside its button until it is: nobody was reached,
 * fields were rejected (they say why themselves), the API asks to come back later in a sentence of
 * its own, or anything else.
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
