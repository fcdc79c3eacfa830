import { hkdfSync } from 'node:crypto';

const BYTES = 32;

/** A key of its own for each purpose, of the one secret of the installation. */
export const derivedKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, BYTES));
