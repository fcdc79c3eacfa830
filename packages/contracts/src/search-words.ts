import { normalise } from './normalise';

/** From a word's first letter or digit to its last, without the signs around it. */
const WORD = /[\p{L}\p{N}](?:\S*[\p{L}\p{N}])?/gu;

/**
 * The Arabic article, also behind a conjunction or preposition. After these more letters have to
 * follow, for more words begin with the same letters.
 */
const ARTICLE = /^(?:ال(?=\p{L}{2})|(?:[وف]?(?:[بك]ال|لل)|[وف]ال)(?=\p{L}{3}))/u;

/** The words of a text in the form in which they are compared, Arabic ones without their article. */
export const searchWords = (text: string): string[] =>
  (normalise(text).match(WORD) ?? []).map((word) => word.replace(ARTICLE, ''));

/** A search for signs alone is for no name: it finds nothing, and the screens say why. */
export const hasSearchableText = (search: string): boolean => searchWords(search).length > 0;

/** Whether each of the words that are searched for is part of a text, in any order. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const normalised = normalise(text);
  return words.every((word) => normalised.includes(word));
}
