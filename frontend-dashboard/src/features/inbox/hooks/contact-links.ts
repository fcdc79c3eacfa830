import { normalise } from '@manjara/contracts';

/**
 * Where a mail to the address begins; null for what is no address. What visitors typed is encoded
 * whole, so that nothing in it becomes another recipient or a text of theirs.
 */
export function mailLink(email: string, subject: string): string | null {
  const [, name, domain] = /^([^\s@]+)@([^\s@]+)$/.exec(email) ?? [];
  if (!name || !domain) return null;
  const to = `${encodeURIComponent(name)}@${encodeURIComponent(domain)}`;
  return `mailto:${to}?subject=${encodeURIComponent(subject)}`;
}

/** The address that calls a number, in whichever digits it was typed; null for what is none. */
export function phoneLink(phone: string): string | null {
  const digits = normalise(phone).replace(/[^\d+]/g, '');
  return /\d/.test(digits) ? `tel:${digits}` : null;
}
