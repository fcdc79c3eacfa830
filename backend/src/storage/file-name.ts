import { wholeCharacters } from '@manjara/contracts';

const MAX_LENGTH = 120;

/**
 * A name fit for a header and a disk: no path, no control or reserved characters, of moderate
 * length, and with the extension that the content has.
 * @param fallback the name of a file that has none of its own
 */
export function safeFileName(given: string, extension: string, fallback = 'picture'): string {
  const base = given
    .normalize('NFC')
    .replace(/^.*[\\/]/s, '')
    .replace(/\.[^.]{0,10}$/, '')
    .replace(/[\p{C}<>:"|?*]/gu, '')
    .replace(/^\.+/, '')
    .trim();
  return `${wholeCharacters(base, MAX_LENGTH) || fallback}.${extension}`;
}
