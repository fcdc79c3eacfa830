import { latinDigits } from './digits';

/** Letters that readers treat as equal, but NFKD does not. */
const EQUAL_LETTERS: Readonly<Record<string, string>> = {
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};
const EQUAL = new RegExp(`[${Object.keys(EQUAL_LETTERS).join('')}]`, 'gu');

/** Characters used as an apostrophe, including the ayn of transliterations. */
const APOSTROPHES = /[\u2018\u2019\u201B\u02BC\u02BB\u02B9\u02BE\u02BF\u2032\u0060\u00B4\uFF07]/g;

const TATWEEL = /\u0640/g;
/** Vowel signs, accents, and the hamza that NFKD separates from its letter. */
const MARKS = /\p{M}/gu;
/** Joiners and direction marks, which users do not type on purpose. */
const INVISIBLE = /\p{Cf}/gu;

/**
 * The form in which the search compares texts. Ignores case, accents, vowel signs and tatweel, and
 * equates forms of hamza, ى and ي, ة and ه, forms of the apostrophe, and Arabic and Latin digits.
 */
export function normalise(text: string): string {
  return latinDigits(text)
    .replace(APOSTROPHES, "'")
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(INVISIBLE, '')
    .replace(TATWEEL, '')
    .toLowerCase()
    .replace(MARKS, '')
    .replace(EQUAL, (letter) => EQUAL_LETTERS[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}
