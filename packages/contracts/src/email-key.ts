/** Marks that nobody sees and that a copied address may carry, such as those of its direction. */
const INVISIBLE = /\p{Cf}/gu;
/** A domain with letters beyond ASCII, and nothing that would be another part of an address. */
const INTERNATIONAL = /^(?=.*[^.\-a-z0-9])[\p{L}\p{M}\p{N}.-]+$/u;

/** The form in which names of other alphabets are sent over the network, where it has one. */
function asciiDomain(domain: string): string {
  if (!INTERNATIONAL.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/**
 * What is equal for two spellings of one e-mail address, and for no two addresses: capitals, blanks
 * around it, invisible marks, composed or decomposed letters and the two forms of an international
 * domain make no difference. A text that is no address is compared as a text.
 */
export function emailKey(email: string): string {
  const tidy = email.replace(INVISIBLE, '').trim().toLowerCase().normalize('NFC');
  const at = tidy.lastIndexOf('@') + 1;
  return tidy.slice(0, at) + asciiDomain(tidy.slice(at));
}
