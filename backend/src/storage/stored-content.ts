import type { Types } from 'mongoose';
import type { Readable } from 'node:stream';
import type { ByteRange } from './byte-range';

/** Stored bytes that can be answered: a file as it came, or a variant of a picture. */
export interface StoredContent {
  id: Types.ObjectId;
  name: string;
  contentType: string;
  /** Bytes. */
  length: number;
  read(range: ByteRange): Readable;
}
