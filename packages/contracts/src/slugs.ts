import { latinDigits } from './digits';
import { LIMITS } from './limits';
import { PREVIEW_ID } from './preview';

/** Accents of Latin letters; the hamza of an Arabic letter is not one of them. */
const ACCENTS = /[\u0300-\u036F]/gu;
const VOWEL_SIGNS = /[\u064B-\u065F\u0670\u0640]/gu;
const APOSTROPHES = /['\u2018\u2019\u02BC\u02BB]|\p{Cf}/gu;
const SEPARATORS = /[^\p{L}\p{N}]+/gu;

const trimmed = (slug: string): string => slug.replace(/^-+|-+$/g, '');

/** At most so many characters, without a part of a word. */
function shortened(slug: string): string {
  if (slug.length <= LIMITS.slug) return slug;
  const cut = slug.slice(0, LIMITS.slug + 1);
  return trimmed(cut.slice(0, Math.max(cut.lastIndexOf('-'), 0)) || cut.slice(0, LIMITS.slug));
}

/**
 * The readable part of an address: the words of a text with hyphens, in the text's own letters.
 * '' of a text without letters and digits.
 */
export const slugOf = (text: string): string =>
  shortened(
    trimmed(
      latinDigits(text)
        .normalize('NFKD')
        .replace(ACCENTS, '')
        .normalize('NFC')
        .replace(VOWEL_SIGNS, '')
        .replace(APOSTROPHES, '')
        .toLowerCase()
        .replace(SEPARATORS, '-'),
    ),
  );

/** Whether the address of something else looks like this. */
export const isReservedSlug = (slug: string): boolean =>
  slug === PREVIEW_ID || /^[0-9a-f]{24}$/.test(slug);
