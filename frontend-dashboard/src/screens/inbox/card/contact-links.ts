import { isPhone, phoneLink as callLink, whatsappLink as chatLink } from '@manjara/contracts';

/**
 * A `mailto:` link; null for an invalid address. All input is encoded, so that it cannot add
 * recipients or a body.
 */
export function mailLink(email: string, subject: string, body = ''): string | null {
  const [, name, domain] = /^([^\s@]+)@([^\s@]+)$/.exec(email) ?? [];
  if (!name || !domain) return null;
  const to = `${encodeURIComponent(name)}@${encodeURIComponent(domain)}`;
  const text = body && `&body=${encodeURIComponent(body)}`;
  return `mailto:${to}?subject=${encodeURIComponent(subject)}${text}`;
}

/** A `tel:` link, also for a number in Arabic digits; null for an invalid number. */
export const phoneLink = (phone: string): string | null =>
  isPhone(phone) ? callLink(phone) : null;

/** A link to a WhatsApp chat; null for an invalid number. */
export const whatsappLink = (phone: string, text: string): string | null =>
  isPhone(phone) ? chatLink(phone, text) : null;
