import { useText } from '@manjara/platform';
import { useCallback } from 'react';
import { gotNoAnswer, serverMessage } from '../lib/api/failure';

/** Why a call failed: in the server's words, or that there is no connection to it. */
export function useFailureText(): (error: unknown) => string {
  const t = useText();
  return useCallback(
    (error) => {
      const offline = gotNoAnswer(error) && !navigator.onLine;
      return serverMessage(error) ?? t(`dashboard.errors.${offline ? 'offline' : 'unexpected'}`);
    },
    [t],
  );
}
