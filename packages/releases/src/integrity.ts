import { createHash } from 'node:crypto';

const hash = (algorithm: string, bytes: Buffer | string): string =>
  `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;

/** The Subresource Integrity hash of some bytes, by the algorithm of the builds. */
export const integrityOf = (bytes: Buffer | string): string => hash('sha256', bytes);

/** Whether bytes are those of a hash; releases of some months ago have longer hashes. */
export const hasIntegrity = (bytes: Buffer | string, integrity: string): boolean =>
  integrity === hash(integrity.startsWith('sha384-') ? 'sha384' : 'sha256', bytes);
