/** Signs that an ellipsis must not follow. */
const SIGNS_AT_END = /(?<=[^\s,;:.،؛–—])[\s,;:.،؛–—]+$/;

const CHARACTERS = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * Splits a text at the end of a word. The limit counts characters as readers see them: a letter
 * with its marks is one, and so is an emoji. A comma or full stop at the cut belongs to the rest,
 * which is empty if the text fits.
 */
export function cutText(text: string, limit: number): [head: string, rest: string] {
  // A text never has more characters than code units.
  if (text.length <= limit) return [text, ''];
  let end = text.length;
  let count = 0;
  for (const { index } of CHARACTERS.segment(text)) {
    if (count++ < limit) continue;
    end = index;
    break;
  }
  if (end === text.length) return [text, ''];
  // A word longer than the limit is cut inside.
  const words = /\s/.test(text.charAt(end)) ? text.slice(0, end) : lastWordEnd(text.slice(0, end));
  const head = words.trim() ? words.replace(SIGNS_AT_END, '') : text.slice(0, end);
  return [head, text.slice(head.length)];
}

const lastWordEnd = (text: string): string => text.replace(/\S+$/, '');

/** Shortens a text, with an ellipsis within the limit. */
export function shorten(text: string, limit: number): string {
  if (!cutText(text, limit)[1]) return text;
  return `${cutText(text, limit - 1)[0]}…`;
}

/** As many whole characters as fit into a number of code points, for names with a byte limit. */
export function wholeCharacters(text: string, codePoints: number): string {
  if (text.length <= codePoints) return text;
  let length = 0;
  for (const { segment, index } of CHARACTERS.segment(text)) {
    length += [...segment].length;
    if (length > codePoints) return text.slice(0, index);
  }
  return text;
}
