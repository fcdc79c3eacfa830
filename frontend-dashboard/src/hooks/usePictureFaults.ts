import { useText } from '@manjara/platform';
import { useCallback } from 'react';
import type { PictureFault } from '../lib/pictures';

/** Says in the page's language what is wrong with a picked file. */
export function usePictureFaults(): (fault: PictureFault) => string {
  const t = useText();
  return useCallback((fault) => t(`dashboard.pictures.faults.${fault}`), [t]);
}
