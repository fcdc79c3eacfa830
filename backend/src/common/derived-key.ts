import { hkdfSync } from 'node:crypto';

const BYTES = 32;

/** Derives a separate key for each purpose from the installation's secret. */
export const derivedKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, BYTES));
