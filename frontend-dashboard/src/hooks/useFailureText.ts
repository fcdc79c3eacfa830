import { useText } from '@manjara/platform';
import { useCallback } from 'react';
import { gotNoAnswer, serverMessage } from '../lib/api/failure';

/**
 * Why a call failed: in the server's words, or that there is no connection to it.
 * @returns without `failed` says so of a form, which keeps what was typed; else after the words of
 * what failed, which stand alone where nothing more is known
 */
export function useFailureText(): (error: unknown, failed?: string) => string {
  const t = useText();
  return useCallback(
    (error, failed) => {
      const message = serverMessage(error);
      if (message) return message;
      const isOffline = gotNoAnswer(error) && !navigator.onLine;
      if (failed === undefined) return t(`dashboard.errors.${isOffline ? 'offline' : 'unexpected'}`);
      return isOffline ? `${failed} ${t('dashboard.errors.noConnection')}` : failed;
    },
    [t],
  );
}
