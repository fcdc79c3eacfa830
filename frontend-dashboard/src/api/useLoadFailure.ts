import { toast } from '@manjara/platform';
import { useEffect } from 'react';
import { isSilent } from './failure';

const ID = 'load';

/** Shows a toast while the data of a screen cannot be loaded (spec §8). */
export function useLoadFailure(error: unknown, message: string): void {
  const failed = Boolean(error) && !isSilent(error);
  useEffect(() => {
    if (failed) toast.error(message, { id: ID });
  }, [failed, message]);
  useEffect(() => (failed ? () => toast.dismiss(ID) : undefined), [failed]);
}
