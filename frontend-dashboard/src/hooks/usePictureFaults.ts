import { useText } from '@manjara/platform';
import { useCallback } from 'react';
import { serverMessage } from '../lib/api/failure';
import type { PictureRejection } from '../lib/picture-rejection';
import type { PictureFault } from '../lib/pictures';

/** What is wrong with a picked file, for the page or for the server. */
export type PictureProblem = PictureFault | PictureRejection;

/** Says in the page's language what is wrong with a picked file; the server's words get its name. */
export function usePictureFaults(): (problem: PictureProblem) => string {
  const t = useText();
  return useCallback(
    (problem) => {
      if (typeof problem === 'string') return t(`dashboard.pictures.faults.${problem}`);
      const { error, name } = problem;
      const message = serverMessage(error);
      if (!message) return t('dashboard.pictures.faults.refused', { name });
      return message.includes(name) ? message : `\u2068${name}\u2069: ${message}`;
    },
    [t],
  );
}
