/** Characters between digits; invisible ones come with copied numbers. */
const SIGN = '[\\p{Zs}\\p{Pd}\\p{Cf}\\u2212\\p{VS}+().]';
/** Latin, Arabic-Indic and Persian digits. */
const DIGIT = '[0-9\\u0660-\\u0669\\u06F0-\\u06F9]';

/** Shorter numbers cannot be called from another town. */
const MIN_DIGITS = 7;

/** Pattern (flag `u`) of a typed phone number. */
export const PHONE_PATTERN = `^(?:${SIGN}*${DIGIT}){${MIN_DIGITS},}${SIGN}*$`;

const PHONE = new RegExp(PHONE_PATTERN, 'u');

/** Whether a trimmed text is a phone number. */
export const isPhone = (text: string): boolean => PHONE.test(text);
