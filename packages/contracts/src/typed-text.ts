/** Line breaks: CR LF, CR, and those of word processors and old systems. */
const LINE_BREAK = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;

/**
 * Invisible characters without effect that come with copied text: zero-width spaces, soft hyphens
 * and byte order marks; also direction embeddings, which could reverse the text that follows.
 */
const USELESS = /[\u00AD\u200B\u202A-\u202E\u2060-\u206F\uFEFF]/g;

const LETTER = '[\\p{L}\\p{M}\\p{N}]';
/** Characters of an emoji sequence. */
const EMOJI = '[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F]';

/** Joiners that are not between two letters or two parts of an emoji. */
const IDLE_JOINER = new RegExp(
  `(?<!${LETTER}|${EMOJI})[\\u200C\\u200D]|[\\u200C\\u200D](?!${LETTER}|${EMOJI})`,
  'gu',
);
/** Direction marks at the end, or next to a letter, which has a direction itself. */
const IDLE_DIRECTION = /(?<=\p{L})[\u200E\u200F\u061C]|[\u200E\u200F\u061C](?=\p{L}|$)/gu;
/** Variation selectors after characters without variations. */
const IDLE_VARIATION =
  /(?<![\p{Extended_Pictographic}\p{Script=Han}\p{Sm}])(?:[\uFE00-\uFE0E]|\uFE0F(?!\u20E3))/gu;

/** Removes invisible characters without effect; line breaks become `\n`. */
export const cleanText = (text: string): string =>
  text
    .replace(LINE_BREAK, '\n')
    .replace(USELESS, '')
    .replace(IDLE_DIRECTION, '')
    .replace(IDLE_VARIATION, '')
    .replace(IDLE_JOINER, '');

/** Format characters (direction marks, joiners, zero-width spaces) and variation selectors. */
const INVISIBLE = /[\p{Cf}\uFE00-\uFE0F]/gu;
const MINUS = /\u2212/g;

/**
 * Cleans a number or an address: removes invisible characters, converts minus signs to `-`, and
 * trims.
 */
export const cleanValue = (text: string): string =>
  text.replace(INVISIBLE, '').replace(MINUS, '-').trim();
