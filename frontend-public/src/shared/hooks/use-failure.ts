import { toast } from '@manjara/platform';
import { useEffect, useRef } from 'react';
import { useRecovery } from './use-recovery';

/** Says once, when the page appears, that its content could not be loaded, and goes on trying. */
export function useFailure(failed: boolean, message: string): void {
  const said = useRef(false);
  useRecovery(failed);
  useEffect(() => {
    if (failed && !said.current) toast.error(message);
    said.current = failed;
  }, [failed, message]);
}
