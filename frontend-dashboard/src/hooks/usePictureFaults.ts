import { useText } from '@manjara/platform';
import { useCallback } from 'react';
import { serverMessage } from '../lib/api/failure';
import type { PictureRejection } from '../lib/picture-rejection';
import type { PictureFault } from '../lib/pictures';

/** A rejection of a picked file, by the page or by the server. */
export type PictureProblem = PictureFault | PictureRejection;

/** Describes a rejection in the page's language; prefixes server messages with the file name. */
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
