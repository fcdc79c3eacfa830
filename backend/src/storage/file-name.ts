import { wholeCharacters } from '@manjara/contracts';
import { lookup } from 'mime-types';

const MAX_LENGTH = 120;

/**
 * A name fit for a header and a disk: no path, no control or reserved characters, of moderate
 * length, and with the extension that the content has in place of one that a kind of file has.
 * @param fallback the name of a file that has none of its own
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
