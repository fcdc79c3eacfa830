import { hash, verify } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';

const GENERATED_BYTES = 12;

/** A random password of 16 characters. */
export const generatePassword = (): string => randomBytes(GENERATED_BYTES).toString('base64url');

/**
 * NFKC, as keyboards may write a letter and its mark as one character or as two (NIST SP 800-63B).
 */
export const normalisePassword = (password: string): string => password.normalize('NFKC');

/** argon2id with the library's defaults, which are OWASP's: 19 MiB, 2 passes, 1 lane. */
export const hashPassword = (password: string): Promise<string> =>
  hash(normalisePassword(password));

let dummyHash: Promise<string> | undefined;

/**
 * Checks a password against a hash. Without a hash, it verifies against a dummy hash, so that an
 * unknown email takes as long as a wrong password.
 */
export async function passwordMatches(
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  dummyHash ??= hashPassword('nobody');
  const expected = passwordHash ?? (await dummyHash);
  // Also try it as typed: older hashes were made without normalisation.
  for (const form of new Set([normalisePassword(password), password])) {
    if (await verify(expected, form)) return passwordHash !== undefined;
  }
  return false;
}
