import { latinDigits } from './normalise';

/** What people write between digits; the invisible marks come along when a number is copied. */
const SIGN = '[\\p{Zs}\\p{Pd}+().\\u200E\\u200F\\u061C]';
/** Latin, Arabic-Indic and Persian digits. */
const DIGIT = '[0-9\\u0660-\\u0669\\u06F0-\\u06F9]';

/** Fewer digits cannot be called from another town. */
const MIN_DIGITS = 7;

/** A regular expression (flag `u`) of a phone number as a person types it. */
export const PHONE_PATTERN = `^(?:${SIGN}*${DIGIT}){${MIN_DIGITS},}${SIGN}*$`;

const PHONE = new RegExp(PHONE_PATTERN, 'u');

/** Whether a text, without blanks around it, can be a phone number: it stays as it was typed. */
export const isPhone = (text: string): boolean => PHONE.test(text);

const SAUDI_ARABIA = '966';

/** The digits of a number with its country's; one that begins with a single 0 is a Saudi one. */
export function internationalDigits(phone: string): string {
  const digits = latinDigits(phone).replace(/[^0-9]/g, '');
  if (digits.startsWith('00')) return digits.slice(2);
  return digits.startsWith('0') ? SAUDI_ARABIA + digits.slice(1) : digits;
}

/** Calls a number. */
export const phoneLink = (phone: string): string => `tel:+${internationalDigits(phone)}`;

/**
 * Opens a chat with a number; works in the app and in the browser.
 * @param text what the message begins with
 */
export const whatsappLink = (phone: string, text = ''): string =>
  `https://wa.me/${internationalDigits(phone)}${text && `?text=${encodeURIComponent(text)}`}`;
