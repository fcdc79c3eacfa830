/**
 * Key layout of the single LMDB database. The first byte is the kind of entry:
 * 0 collection id → description, 1 collection id, record id → document,
 * 2 index id, encoded values (, record id unless unique) → record id.
 */
const DESCRIPTION = 0;
const RECORD = 1;
const INDEX = 2;
const ID_BYTES = 6;

export type RecordId = number;
/** Keys from `start`, inclusive, to `end`, exclusive. */
export interface KeyRange {
  start: Buffer;
  end: Buffer;
}

function prefixed(kind: number, id: number, room = 0): Buffer {
  const key = Buffer.alloc(5 + room);
  key[0] = kind;
  key.writeUInt32BE(id, 1);
  return key;
}

export const descriptionKey = (collection: number) => prefixed(DESCRIPTION, collection);
export const DESCRIPTIONS: KeyRange = { start: Buffer.from([DESCRIPTION]), end: Buffer.from([1]) };

export function recordKey(collection: number, id: RecordId): Buffer {
  const key = prefixed(RECORD, collection, ID_BYTES);
  key.writeUIntBE(id, 5, ID_BYTES);
  return key;
}
export const recordIdOfKey = (key: Buffer): RecordId => key.readUIntBE(5, ID_BYTES);
export const recordsOf = (collection: number) => under(prefixed(RECORD, collection));

export const indexPrefix = (index: number) => prefixed(INDEX, index);

export function recordIdBytes(id: RecordId): Buffer {
  const bytes = Buffer.alloc(ID_BYTES);
  bytes.writeUIntBE(id, 0, ID_BYTES);
  return bytes;
}
export const recordIdOf = (bytes: Buffer): RecordId => bytes.readUIntBE(0, ID_BYTES);

/** The smallest key above this one. */
export const next = (key: Buffer): Buffer => Buffer.concat([key, Buffer.from([0])]);

/** The upper bound of all keys with the prefix. */
export function after(prefix: Buffer): Buffer {
  for (let i = prefix.length - 1; i >= 0; i--) {
    if (prefix[i] === 0xff) continue;
    const end = Buffer.from(prefix.subarray(0, i + 1));
    end[i]!++;
    return end;
  }
  throw new RangeError('no key is above a prefix of 0xff alone');
}

export const under = (prefix: Buffer): KeyRange => ({ start: prefix, end: after(prefix) });
