import { toast } from '@manjara/platform';
import { isCancel } from 'axios';
import { errorCode, isSilent } from './failure';

export interface ToastTexts {
  /** Id of the toast; a later toast with the same id replaces it. */
  id: string;
  pending: string;
  success: string;
  failure: (error: unknown) => string;
  /** Error code that the screen explains itself, so that no error toast is shown. */
  explained?: string;
  cancelled?: string;
}

/** Id of the sign-in toast; dismissed when the session ends. */
export const SIGN_IN_TOAST = 'sign-in';

export type Outcome<T> = { ok: true; value: T } | { ok: false; error: unknown };

/** Runs work with a pending toast that becomes a success or failure toast (spec §8). */
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
