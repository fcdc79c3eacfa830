import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** The secret part of a link; only its digest is stored. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** SHA-256, in hex. */
export const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');
