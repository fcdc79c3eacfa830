const VOWEL_MARKS = /[\u064B-\u0650\u0652\u0670]/g;

/**
 * Removes vowel marks, which float above the letters of the display face. Keeps the shadda, which
 * distinguishes words.
 */
export const withoutVowelMarks = (text: string): string => text.replace(VOWEL_MARKS, '');
