import { Types } from 'mongoose';
import { randomBytes } from 'node:crypto';

const RANDOM_BYTES = 8;

/**
 * The id of a new file: 4 bytes of time and 8 random ones. The counter of usual ids would give away
 * the address of a draft's picture to anybody who knows a published one of that time.
 */
export function newFileId(): Types.ObjectId {
  const seconds = Math.floor(Date.now() / 1000)
    .toString(16)
    .padStart(8, '0');
  return new Types.ObjectId(seconds + randomBytes(RANDOM_BYTES).toString('hex'));
}
