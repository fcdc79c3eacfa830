import { latinDigits } from './digits';

const SAUDI_ARABIA = '966';

/** Digits of a number with its country code; a single leading 0 means Saudi Arabia. */
export function internationalDigits(phone: string): string {
  const digits = latinDigits(phone).replace(/[^0-9]/g, '');
  if (digits.startsWith('00')) return digits.slice(2);
  return digits.startsWith('0') ? SAUDI_ARABIA + digits.slice(1) : digits;
}

export const phoneLink = (phone: string): string => `tel:+${internationalDigits(phone)}`;

/**
 * WhatsApp chat link for the app and the browser.
 * @param text start of the message
 */
export const whatsappLink = (phone: string, text = ''): string =>
  `https://wa.me/${internationalDigits(phone)}${text && `?text=${encodeURIComponent(text)}`}`;
