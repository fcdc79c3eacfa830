import { useText } from '@manjara/platform';
import { useCallback } from 'react';
import { gotNoAnswer, isSilent, serverMessage } from '../lib/api/failure';

/** Why a call failed, as far as that is known: in the server's words, or that there is no connection. */
export function useFailureReason(): (error: unknown) => string | undefined {
  const t = useText();
  return useCallback(
    (error) => {
      // A session that is over is no reason that belongs on the sign-in screen.
      if (isSilent(error)) return undefined;
      const offline = gotNoAnswer(error) && !navigator.onLine;
      return serverMessage(error) ?? (offline ? t('dashboard.errors.offline') : undefined);
    },
    [t],
  );
}

/** The sentence about a call that failed: why, or else what; `failed` is more than that something did. */
export function useFailureText(): (error: unknown, failed?: string) => string {
  const t = useText();
  const reasonOf = useFailureReason();
  return useCallback(
    (error, failed) => reasonOf(error) ?? failed ?? t('dashboard.errors.unexpected'),
    [t, reasonOf],
  );
}
