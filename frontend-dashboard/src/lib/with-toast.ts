import { toast } from '@manjara/platform';
import { isCancel } from 'axios';
import { errorCode, isSilent } from './api/failure';

export interface ToastTexts {
  /** What the toast is about; by it what is said next replaces what was said before. */
  id: string;
  pending: string;
  success: string;
  /** The message for a failure. */
  failure: (error: unknown) => string;
  /** The code of a failure that the screen itself explains; the toast leaves it to that. */
  explained?: string;
  /** Said when the person has cancelled the work. */
  cancelled?: string;
}

/** About the sign-in: its success is gone when the session is. */
export const SIGN_IN_TOAST = 'sign-in';

export type Outcome<T> = { ok: true; value: T } | { ok: false; error: unknown };

/** Runs work under a pending toast that turns into its success or its failure (spec §8). */
export async function withToast<T>(
  work: () => Promise<T>,
  { id, pending, success, failure, explained, cancelled }: ToastTexts,
): Promise<Outcome<T>> {
  const shown = toast.pending(pending, { id });
  try {
    const value = await work();
    shown.success(success);
    return { ok: true, value };
  } catch (error) {
    const quiet = isSilent(error) || (explained !== undefined && errorCode(error) === explained);
    if (cancelled && isCancel(error)) toast.info(cancelled, { id });
    else if (quiet) shown.dismiss();
    else shown.error(failure(error));
    return { ok: false, error };
  }
}
