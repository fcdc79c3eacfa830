import { createHash } from 'node:crypto';

const hash = (algorithm: string, bytes: Buffer | string): string =>
  `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;

/** Subresource Integrity hash, with the algorithm of our builds. */
export const integrityOf = (bytes: Buffer | string): string => hash('sha256', bytes);

/** Whether bytes match a hash; older releases use sha384. */
export const hasIntegrity = (bytes: Buffer | string, integrity: string): boolean =>
  integrity === hash(integrity.startsWith('sha384-') ? 'sha384' : 'sha256', bytes);
