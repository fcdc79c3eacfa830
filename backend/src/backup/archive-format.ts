import type { StoredCollection } from '../database/stored-documents';

/**
 * A backup is a plain tar file (ADR 0012), in this order: the manifest, a text for whoever
 * opens it, the files, each behind its description, the collections, and what they are; then the
 * checksums of all these, and the end mark.
 */
export const FORMAT = 'manjara-backup';
/** 1 was written before the first release, of a database that nothing reads any more. */
export const FORMAT_VERSION = 2;

export const MANIFEST = 'manjara-backup.json';
export const READ_ME = 'README.txt';
/** The collections with their indexes and numbers of documents. */
export const COLLECTIONS = 'collections.json';
/** In the form of `sha256sum`, which checks an unpacked backup with it. */
export const CHECKSUMS = 'SHA256SUMS';
export const END_MARK = 'END';

export const collectionPart = (name: string) => `collections/${name}.jsonl`;

const EXTENSION = /\.([\da-z]{1,9})$/;

/** Of a file in a bucket: under its id, with its own ending, so that any program opens it. */
export const filePart = (bucket: string, id: string, fileName: string) =>
  `files/${bucket}/${id}.${EXTENSION.exec(fileName.toLowerCase())?.[1] ?? 'bin'}`;

/** Which stands before a file: what the database knows of it. */
export const descriptionPart = (bucket: string, id: string) => `files/${bucket}/${id}.info.json`;

/** What a part is, by its name. */
export type PartKind =
  | { kind: 'collection'; collection: string }
  | { kind: 'description' | 'file'; bucket: string }
  | { kind: 'collections' | 'other' };

export function kindOf(part: string): PartKind {
  if (part === COLLECTIONS) return { kind: 'collections' };
  const collection = /^collections\/(.+)\.jsonl$/.exec(part)?.[1];
  if (collection) return { kind: 'collection', collection };
  const bucket = /^files\/([^/]+)\//.exec(part)?.[1];
  if (!bucket) return { kind: 'other' };
  return { kind: part.endsWith('.info.json') ? 'description' : 'file', bucket };
}

/** What the archive says of a collection. */
export interface KeptCollection extends StoredCollection {
  /** How many there are; absent where they are parts of files, which have checksums. */
  documents?: number;
}

export interface Manifest {
  format: typeof FORMAT;
  formatVersion: number;
  /** ISO 8601. */
  createdAt: string;
  /** Of the database; null for an empty one. */
  schemaVersion: number | null;
}

export interface EndMark {
  format: typeof FORMAT;
  /** Of all bytes before the mark's own header, in hex. */
  sha256: string;
  /** How many these are. */
  bytes: number;
}

/** Which every tar program can read, and so can somebody who does not know what the file is. */
export const README_TEXT = `Backup of a Manjara website
نسخة احتياطية من موقع منجرة

It holds personal data (messages, applications with CVs): keep it where only you can read it.
تحتوي على بيانات شخصية (الرسائل وطلبات التوظيف مع السير الذاتية): احفظها حيث لا يقرؤها غيرك.

  npm run restore -- THIS-FILE.tar     brings it back
  sha256sum -c ${CHECKSUMS}             checks it once it is unpacked

files/fs           what was uploaded: pictures, logos, CVs; beside each, what the database knows of it
files/variants     the sizes of the pictures that the site made
collections        everything else: one document a line, as MongoDB Extended JSON
`;
