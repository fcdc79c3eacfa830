import { toast } from '@manjara/platform';
import { useEffect, useEffectEvent } from 'react';
import { useRecovery } from './useRecovery';

const ID = 'load';

/**
 * Says that the page's content could not be loaded, for as long as that is so, and tries again.
 * It is said anew when it failed for another `reason`.
 */
export function useFailure(failed: boolean, message: string, reason?: string): void {
  useRecovery(failed);
  const say = useEffectEvent(() => toast.error(message, { id: ID }));
  useEffect(() => {
    if (failed) say();
  }, [failed, reason]);
  useEffect(() => {
    if (failed) return () => toast.dismiss(ID);
  }, [failed]);
}
