import { randomBytes } from 'node:crypto';

/**
 * A minimal file that the API accepts as a PDF; the bytes differ on every call.
 * @param atLeast minimum size in bytes
 */
export const pdf = ({ atLeast = 0 } = {}): Buffer =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    randomBytes(Math.max(16, atLeast)),
    Buffer.from('\n%%EOF\n'),
  ]);
