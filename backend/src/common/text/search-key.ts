import { normalise } from '@manjara/contracts';

const MAX_DIGITS = 0x1f;
/** Control characters, which names never contain. */
const LENGTH = '[\\x01-\\x1f]';

const lengthOf = (digits: string): string =>
  String.fromCharCode(Math.min(digits.replace(/^0+(?=\d)/, '').length, MAX_DIGITS));

/**
 * A name normalised for search and sorting. Each number is prefixed with a control character that
 * encodes its length, so that 2 sorts before 10.
 */
export const searchKey = (name: string): string =>
  normalise(name).replace(/\d+/g, (digits) => lengthOf(digits) + digits);

/** The normalised name that a key was made from. */
export const nameOfKey = (key: string): string => key.replace(new RegExp(LENGTH, 'g'), '');

/** Matches a word, as returned by `searchWords`, in a key. */
export const wordInKey = (word: string): RegExp =>
  new RegExp(word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace(/\d+/g, `${LENGTH}?$&`));
