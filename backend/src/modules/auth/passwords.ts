import { hash, verify } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';

const GENERATED_BYTES = 12;

/** A password of 16 characters that nobody guesses. */
export const generatePassword = (): string => randomBytes(GENERATED_BYTES).toString('base64url');

/**
 * One form for what looks the same: a keyboard may write a letter and its mark as one character
 * or as two (NIST SP 800-63B, NFKC).
 */
export const normalisePassword = (password: string): string => password.normalize('NFKC');

/** argon2id with the library's parameters, which are OWASP's: 19 MiB, 2 passes, 1 lane. */
export const hashPassword = (password: string): Promise<string> =>
  hash(normalisePassword(password));

let nobodysHash: Promise<string> | undefined;

/**
 * Checks a password against a hash; without one, against a hash of nobody's, so that an unknown
 * e-mail takes as long to refuse as a wrong password.
 */
export async function passwordMatches(
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  nobodysHash ??= hashPassword('nobody');
  const expected = passwordHash ?? (await nobodysHash);
  // As typed, too: that is how a password was hashed before it was normalised.
  for (const form of new Set([normalisePassword(password), password])) {
    if (await verify(expected, form)) return passwordHash !== undefined;
  }
  return false;
}
