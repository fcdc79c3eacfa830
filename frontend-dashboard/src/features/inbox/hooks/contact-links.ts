import { isPhone, phoneLink as callLink, whatsappLink as chatLink } from '@manjara/contracts';

/**
 * Where a mail to the address begins; null for what is no address. What visitors typed is encoded
 * whole, so that nothing in it becomes another recipient or a text of theirs.
 */
export function mailLink(email: string, subject: string, body = ''): string | null {
  const [, name, domain] = /^([^\s@]+)@([^\s@]+)$/.exec(email) ?? [];
  if (!name || !domain) return null;
  const to = `${encodeURIComponent(name)}@${encodeURIComponent(domain)}`;
  const text = body && `&body=${encodeURIComponent(body)}`;
  return `mailto:${to}?subject=${encodeURIComponent(subject)}${text}`;
}

/** The address that calls a number, in whichever digits it was typed; null for what is none. */
export const phoneLink = (phone: string): string | null =>
  isPhone(phone) ? callLink(phone) : null;

/** Where a chat with a number begins; null for what is none. */
export const whatsappLink = (phone: string, text: string): string | null =>
  isPhone(phone) ? chatLink(phone, text) : null;
