const VOWEL_MARKS = /[\u064B-\u0650\u0652\u0670]/g;

/**
 * What is set in the display face is written without vowel marks, which float above its letters. The
 * shadda stays: it tells one word from another.
 */
export const withoutVowelMarks = (text: string): string => text.replace(VOWEL_MARKS, '');
