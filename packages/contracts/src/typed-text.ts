/** All that ends a line: CR LF, CR, and those that come from word processors and old systems. */
const LINE_BREAK = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;

/**
 * Marks without a shape that come along when a text is copied and do nothing for a reader: zero-width
 * blanks, soft hyphens, byte order marks, and embeddings of a direction, which could turn round what
 * follows.
 */
const USELESS = /[\u00AD\u200B\u202A-\u202E\u2060-\u206F\uFEFF]/g;

const LETTER = '[\\p{L}\\p{M}\\p{N}]';
/** Takes part in an emoji of several characters. */
const EMOJI = '[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F]';

/** Joiners where they stand between no two letters and no two parts of an emoji. */
const IDLE_JOINER = new RegExp(
  `(?<!${LETTER}|${EMOJI})[\\u200C\\u200D]|[\\u200C\\u200D](?!${LETTER}|${EMOJI})`,
  'gu',
);
/** Marks of a direction beside a letter, which has one already, or at the end. */
const IDLE_DIRECTION = /(?<=\p{L})[\u200E\u200F\u061C]|[\u200E\u200F\u061C](?=\p{L}|$)/gu;
/** Variation selectors after what has no variations. */
const IDLE_VARIATION =
  /(?<![\p{Extended_Pictographic}\p{Script=Han}\p{Sm}])(?:[\uFE00-\uFE0E]|\uFE0F(?!\u20E3))/gu;

/** A text without the marks that nobody sees and that do nothing in it; line breaks are `\n`. */
export const cleanText = (text: string): string =>
  text
    .replace(LINE_BREAK, '\n')
    .replace(USELESS, '')
    .replace(IDLE_DIRECTION, '')
    .replace(IDLE_VARIATION, '')
    .replace(IDLE_JOINER, '');

/** Format characters (all marks of direction, joiners and zero-width blanks), variation selectors. */
const INVISIBLE = /[\p{Cf}\uFE00-\uFE0F]/gu;
const MINUS = /\u2212/g;

/**
 * A number or an address as it was meant: without any mark that nobody sees, with `-` for a minus
 * sign, and without blanks around it.
 */
export const cleanValue = (text: string): string =>
  text.replace(INVISIBLE, '').replace(MINUS, '-').trim();
