import { toast } from '@manjara/platform';
import { useEffect, useRef } from 'react';

/** Says once, when the page appears, that its content could not be loaded. */
export function useFailureToast(failed: boolean, message: string): void {
  const said = useRef(false);
  useEffect(() => {
    if (failed && !said.current) toast.error(message);
    said.current = failed;
  }, [failed, message]);
}
