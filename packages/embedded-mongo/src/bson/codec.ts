import { deserialize, serialize, type DeserializeOptions } from 'bson';

import { badValue, MongoError } from '../errors';
import type { Doc } from './types';

export const MAX_DOCUMENT = 16 * 1024 * 1024;

/** Keeps each BSON number class, so that int32, int64 and double survive a round trip. */
const TYPED: DeserializeOptions = {
  promoteValues: false,
  promoteBuffers: false,
  bsonRegExp: true,
  validation: { utf8: false },
};

/**
 * Decodes one document.
 * @param fieldsAsRaw names of fields whose documents stay encoded
 * @throws MongoError InvalidBSON
 */
export function decode(raw: Uint8Array, fieldsAsRaw?: Record<string, boolean>): Doc {
  try {
    return deserialize(raw, fieldsAsRaw ? { ...TYPED, fieldsAsRaw } : TYPED);
  } catch (error) {
    throw new MongoError('InvalidBSON', `Invalid BSON: ${(error as Error).message}`);
  }
}

/** Encodes a document or a reply, without undefined fields. */
export function encode(doc: Doc): Buffer {
  try {
    const bytes = serialize(doc, { ignoreUndefined: true });
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  } catch (error) {
    throw badValue((error as Error).message);
  }
}

/**
 * Encodes a document for storage.
 * @throws MongoError above 16 MB
 */
export function encodeStored(doc: Doc): Buffer {
  return checkSize(encode(doc));
}

export function checkSize(raw: Buffer): Buffer {
  if (raw.length <= MAX_DOCUMENT) return raw;
  throw new MongoError(
    'BSONObjectTooLarge',
    `BSONObj size: ${raw.length} is invalid. Size must be between 0 and ${MAX_DOCUMENT}(16MB)`,
  );
}
