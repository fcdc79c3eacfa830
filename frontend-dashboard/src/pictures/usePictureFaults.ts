import { useText } from '@manjara/platform';
import { useCallback } from 'react';
import { serverMessage } from '../lib/api/failure';
import type { PictureProblem } from './picture-problem';

/** Says why a picture is not taken. `named`: one of several. */
export function usePictureFaults(): (problem: PictureProblem, named?: boolean) => string {
  const t = useText();
  return useCallback(
    (problem, named = false) => {
      const { name } = problem;
      const prefixed = (text: string) => `\u2068${name}\u2069: ${text}`;
      if ('fault' in problem) {
        const text = t(`dashboard.pictures.faults.${problem.fault}`);
        return named ? prefixed(text) : text;
      }
      const message = serverMessage(problem.error);
      if (!message) return t('dashboard.pictures.faults.refused', { name });
      return message.includes(name) ? message : prefixed(message);
    },
    [t],
  );
}
