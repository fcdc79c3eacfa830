import { normalise } from './normalise';

/** A word from its first to its last letter or digit, without surrounding signs. */
const WORD = /[\p{L}\p{N}](?:\S*[\p{L}\p{N}])?/gu;

/**
 * The Arabic article, also after a conjunction or preposition. A minimum of letters must follow,
 * because other words start with the same letters.
 */
const ARTICLE = /^(?:ال(?=\p{L}{2})|(?:[وف]?(?:[بك]ال|لل)|[وف]ال)(?=\p{L}{3}))/u;

/** The normalised words of a text, without the Arabic article. */
export const searchWords = (text: string): string[] =>
  (normalise(text).match(WORD) ?? []).map((word) => word.replace(ARTICLE, ''));

/** False for a search of signs only: it finds nothing, and the screens say why. */
export const hasSearchableText = (search: string): boolean => searchWords(search).length > 0;

/** Whether a text contains all words, in any order. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const normalised = normalise(text);
  return words.every((word) => normalised.includes(word));
}
