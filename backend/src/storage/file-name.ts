import { wholeCharacters } from '@manjara/contracts';
import { lookup } from 'mime-types';

const MAX_LENGTH = 120;

/**
 * A file name that is safe in headers and on disks: no path, no control or reserved characters,
 * limited length, and the content's extension instead of a wrong one.
 * @param fallback used when no name is left
 */
export function safeFileName(given: string, extension: string, fallback = 'picture'): string {
  const base = given
    .normalize('NFC')
    .replace(/^.*[\\/]/s, '')
    .replace(/(?![\u200C\u200D])[\p{C}<>:"|?*]/gu, '')
    .replace(/\.[^.]{1,10}$/, (ending) => (lookup(ending) ? '' : ending))
    .replace(/^\.+/, '')
    .trim();
  return `${wholeCharacters(base, MAX_LENGTH) || fallback}.${extension}`;
}
