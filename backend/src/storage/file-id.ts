import { Types } from 'mongoose';
import { randomBytes } from 'node:crypto';

const RANDOM_BYTES = 8;

/**
 * The id of a new file: 4 bytes of time and 8 random ones. With the counter of usual ids, the
 * address of a draft's picture could be guessed from that of a published one.
 */
export function newFileId(): Types.ObjectId {
  const seconds = Math.floor(Date.now() / 1000)
    .toString(16)
    .padStart(8, '0');
  return new Types.ObjectId(seconds + randomBytes(RANDOM_BYTES).toString('hex'));
}
