import { latinDigits } from './digits';

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
