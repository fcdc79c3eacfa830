import { latinDigits } from './digits';

/** Letters that mean the same to a person who searches, and that NFKD leaves apart. */
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

const TATWEEL = /\u0640/g;
/** Vowel signs, accents, and the hamza that NFKD parts from its letter. */
const MARKS = /\p{M}/gu;
/** Joiners and direction marks, which nobody types into a search box on purpose. */
const INVISIBLE = /\p{Cf}/gu;

/**
 * The form in which texts are compared by the search: what a person would call the same word is
 * the same text. Case, accents, vowel signs, tatweel, forms of hamza, ى and ي, ة and ه, and
 * Arabic and Latin digits make no difference.
 */
export function normalise(text: string): string {
  return latinDigits(text)
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
