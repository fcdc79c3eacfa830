/** What people write between digits; the invisible marks come along when a number is copied. */
const SIGN = '[\\p{Zs}\\p{Pd}\\p{Cf}\\u2212\\p{VS}+().]';
/** Latin, Arabic-Indic and Persian digits. */
const DIGIT = '[0-9\\u0660-\\u0669\\u06F0-\\u06F9]';

/** Fewer digits cannot be called from another town. */
const MIN_DIGITS = 7;

/** A regular expression (flag `u`) of a phone number as a person types it. */
export const PHONE_PATTERN = `^(?:${SIGN}*${DIGIT}){${MIN_DIGITS},}${SIGN}*$`;

const PHONE = new RegExp(PHONE_PATTERN, 'u');

/** Whether a text, without blanks around it, can be a phone number: it stays as it was typed. */
export const isPhone = (text: string): boolean => PHONE.test(text);
