import { IMAGE_FORMATS } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { isExplained, serverMessage, statusOf } from '../api/failure';

export type PictureFault = 'notAnImage' | 'tooLarge' | 'empty';

/** Why a picture was rejected, by the page or by the server. */
export type PictureProblem = { name: string } & ({ fault: PictureFault } | { error: unknown });

/** Id of the toast about a picked file. */
export const PICTURE_TOAST = 'picture';

/** Status codes: too large, not a picture, or not readable. */
const REJECTIONS: readonly (number | undefined)[] = [413, 415, 422];

/** Thrown for a picture that is rejected before it is sent. */
export class PictureRejected extends Error {
  constructor(readonly fault: PictureFault) {
    super(fault);
  }
}

/**
 * Checks a picked file (spec §5). The server checks the content, and with `anyType` the type too.
 */
export function pictureFault(file: File, anyType = false): PictureFault | null {
  const extension = file.name.split('.').pop()?.toLowerCase() ?? '';
  const named = (IMAGE_FORMATS as readonly string[]).includes(extension) || extension === 'tif';
  const isPicture = file.type ? file.type.startsWith('image/') : named;
  if (!isPicture && !anyType) return 'notAnImage';
  return file.size === 0 ? 'empty' : null;
}

export function checkPictures(files: Iterable<File>, anyType = false) {
  const good: File[] = [];
  const faulty: PictureProblem[] = [];
  for (const file of files) {
    const fault = pictureFault(file, anyType);
    if (fault) faulty.push({ name: file.name, fault });
    else good.push(file);
  }
  return { good, faulty };
}

/** Why a picture was rejected; null for other failures, e.g. a lost connection. */
export function problemOf(error: unknown, { name }: File): PictureProblem | null {
  if (error instanceof PictureRejected) return { name, fault: error.fault };
  return isExplained(error) && REJECTIONS.includes(statusOf(error)) ? { name, error } : null;
}

/** Text for the reason of a rejection; `named` includes the file name, for one of several. */
export function useProblemText(): (problem: PictureProblem, named?: boolean) => string {
  const t = useText();
  return (problem, named = false) => {
    const { name } = problem;
    const prefixed = (text: string) => `\u2068${name}\u2069: ${text}`;
    if ('fault' in problem) {
      const text = t(`dashboard.pictures.faults.${problem.fault}`);
      return named ? prefixed(text) : text;
    }
    const message = serverMessage(problem.error);
    if (!message) return t('dashboard.pictures.faults.refused', { name });
    return message.includes(name) ? message : prefixed(message);
  };
}
