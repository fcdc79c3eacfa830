import { normalise } from '@manjara/contracts';

const MAX_DIGITS = 0x1f;
/** Control characters, of which no name has any. */
const LENGTH = '[\\x01-\\x1f]';

const lengthOf = (digits: string): string =>
  String.fromCharCode(Math.min(digits.replace(/^0+(?=\d)/, '').length, MAX_DIGITS));

/**
 * A name in the form that is searched and sorted by. Numbers are preceded by a control character
 * of their length, so that 2 is sorted before 10.
 */
export const searchKey = (name: string): string =>
  normalise(name).replace(/\d+/g, (digits) => lengthOf(digits) + digits);

/** The normalised name of a key. */
export const nameOfKey = (key: string): string => key.replace(new RegExp(LENGTH, 'g'), '');

/** Finds a word, in the form that `searchWords` gives it, in a key. */
export const wordInKey = (word: string): RegExp =>
  new RegExp(word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace(/\d+/g, `${LENGTH}?$&`));
