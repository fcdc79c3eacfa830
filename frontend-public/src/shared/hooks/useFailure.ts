import { toast } from '@manjara/platform';
import { useEffect, useEffectEvent } from 'react';
import { useRecovery } from './useRecovery';

const ID = 'load';

/**
 * Shows a toast while the page's content could not be loaded, and retries. Another `reason` shows
 * the toast again.
 */
export function useFailure(failed: boolean, message: string, reason?: string): void {
  useRecovery(failed);
  const showToast = useEffectEvent(() => toast.error(message, { id: ID }));
  useEffect(() => {
    if (failed) showToast();
  }, [failed, reason]);
  useEffect(() => {
    if (failed) return () => toast.dismiss(ID);
  }, [failed]);
}
