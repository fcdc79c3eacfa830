import { createHash } from 'node:crypto';

/** The Subresource Integrity hash of some bytes, by the algorithm of the builds. */
export const integrityOf = (bytes: Buffer | string): string =>
  `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
