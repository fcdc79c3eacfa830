import { createHash } from 'node:crypto';

/** The Subresource Integrity hash of some bytes. */
export const integrityOf = (bytes: Buffer | string): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
