import type { Language } from '@manjara/contracts';
import { ApiError } from '@manjara/platform';

/** Answers whose sentence says when the same form will be taken. */
const LATER = [429, 503];

/**
 * What helps after a form could not be sent: nobody was reached and everything is kept, or the
 * API's own sentence about when to come back, in the language that it was asked for.
 */
export type Advice = 'unreached' | { sentence: string; language: Language };

export function adviceAfter(error: unknown, language: Language): Advice | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.status === 0) return 'unreached';
  if (!LATER.includes(error.status)) return undefined;
  return { sentence: error.serverMessage ?? '', language };
}
