import { mongo } from 'mongoose';

const { EJSON } = mongo.BSON;

/** A document with the types of its numbers, and nothing made of what it holds. */
export type RawDocument = mongo.Document;

/** How documents are read so that they can be written again as they were, to the bit. */
export const AS_STORED = {
  promoteValues: false,
  promoteLongs: false,
  promoteBuffers: false,
  bsonRegExp: true,
} as const;

/** One line in MongoDB's canonical Extended JSON, which keeps every type. */
export const toLine = (document: RawDocument): string =>
  EJSON.stringify(document, { relaxed: false });

export const fromLine = (line: string): RawDocument =>
  EJSON.parse(line, { relaxed: false }) as RawDocument;

/** The ids that a document holds besides its own, however deep, in hex. */
export function idsIn(document: RawDocument): Set<string> {
  const { _id, ...fields } = document;
  const found = new Set<string>();
  const visit = (node: unknown): void => {
    if (node instanceof mongo.ObjectId) found.add(node.toHexString());
    else if (node !== null && typeof node === 'object') Object.values(node).forEach(visit);
  };
  visit(fields);
  return found;
}
