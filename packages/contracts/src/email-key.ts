/** Invisible characters that may come with a copied address, such as direction marks. */
const INVISIBLE = /\p{Cf}/gu;
/** An international domain, without characters of other parts of an address. */
const INTERNATIONAL = /^(?=.*[^.\-a-z0-9])[\p{L}\p{M}\p{N}.-]+$/u;

/** Punycode form of an international domain, if valid. */
function asciiDomain(domain: string): string {
  if (!INTERNATIONAL.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/**
 * Key for comparing email addresses. Ignores case, surrounding blanks, invisible characters,
 * Unicode composition, and the form of an international domain. A text that is no address is
 * compared as a text.
 */
export function emailKey(email: string): string {
  const tidy = email.replace(INVISIBLE, '').trim().toLowerCase().normalize('NFC');
  const at = tidy.lastIndexOf('@') + 1;
  return tidy.slice(0, at) + asciiDomain(tidy.slice(at));
}
