import { randomBytes } from 'node:crypto';

/**
 * What the API takes for a PDF; every call gives other bytes.
 * @param atLeast bytes
 */
export const pdf = ({ atLeast = 0 } = {}): Buffer =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    randomBytes(Math.max(16, atLeast)),
    Buffer.from('\n%%EOF\n'),
  ]);
