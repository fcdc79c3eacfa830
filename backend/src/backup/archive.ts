import { mongo } from 'mongoose';
import { passwordResetSchema } from '../modules/auth/password-reset.schema';
import { sessionSchema } from '../modules/auth/session.schema';
import { backupStateSchema } from '../modules/backups/backup-state.schema';
import { inviteSchema } from '../modules/people/invite.schema';
import { pushKeysSchema } from '../modules/push/push-keys.schema';
import { pushSubscriptionSchema } from '../modules/push/push-subscription.schema';
import { REVISION_COLLECTION } from '../database/content-revision';
import { PROCESS_COLLECTION, SCHEMA_COLLECTION } from '../database/database-status';
import { VARIANTS_BUCKET } from '../storage/variant.schema';

const { EJSON } = mongo.BSON;

/**
 * A backup is a plain tar file (ADR 0012): the manifest, a README, each file after its database
 * document, the other collections, and the checksums of all parts.
 */
export const FORMAT = 'manjara-backup';
export const FORMAT_VERSION = 3;

/** Reports the current step of a long task. */
export type Report = (step: string) => void;

export interface Manifest {
  format: typeof FORMAT;
  formatVersion: number;
  /** ISO 8601. */
  createdAt: string;
  /** Of the database; null for an empty one. */
  schemaVersion: number | null;
}

export const MANIFEST = 'manjara-backup.json';
/** In the format of `sha256sum`, so that an unpacked backup can be checked with it. */
export const CHECKSUMS = 'SHA256SUMS';

export const ORIGINALS_BUCKET = 'fs';
export const BUCKETS: readonly string[] = [ORIGINALS_BUCKET, VARIANTS_BUCKET];

/**
 * Collections that are not backed up. Restored sessions, invites and reset links would become valid
 * again. Devices with notifications belong to sessions, and their private key must not leave the
 * database. The schema version is in the manifest.
 */
const LEFT_OUT: readonly string[] = [
  sessionSchema.get('collection')!,
  passwordResetSchema.get('collection')!,
  inviteSchema.get('collection')!,
  backupStateSchema.get('collection')!,
  pushSubscriptionSchema.get('collection')!,
  pushKeysSchema.get('collection')!,
  REVISION_COLLECTION,
  PROCESS_COLLECTION,
  SCHEMA_COLLECTION,
];

/** Whether this collection is backed up and restored as lines. */
export const isContentCollection = (name: string): boolean =>
  !LEFT_OUT.includes(name) &&
  !name.startsWith('system.') &&
  !BUCKETS.some((bucket) => name === `${bucket}.files` || name === `${bucket}.chunks`);

/** A large collection has several parts, numbered from the second part on. */
export const collectionPart = (name: string, number: number): string =>
  `collections/${name}${number > 1 ? `.${number}` : ''}.jsonl`;

export const collectionOf = (part: string): string | undefined =>
  /^collections\/(.+?)(\.\d+)?\.jsonl$/.exec(part)?.[1];

/** The database document of a file, which is the next part. */
export const descriptionPart = (bucket: string, id: string): string =>
  `files/${bucket}/${id}.info.json`;

/** Keeps the file's extension, so that any program opens it. */
export function filePart(bucket: string, id: string, fileName: string): string {
  const extension = /\.([\da-z]{1,9})$/.exec(fileName.toLowerCase())?.[1] ?? 'bin';
  return `files/${bucket}/${id}.${extension}`;
}

/** Keeps every BSON type, so that documents are restored unchanged. */
export const AS_STORED = {
  promoteValues: false,
  promoteLongs: false,
  promoteBuffers: false,
  bsonRegExp: true,
} as const;

/** One line of canonical Extended JSON, which keeps every BSON type. */
export const toLine = (document: mongo.Document): string =>
  `${EJSON.stringify(document, { relaxed: false })}\n`;

export const fromLine = (line: string): mongo.Document =>
  EJSON.parse(line, { relaxed: false }) as mongo.Document;

export const README = `Backup of a Manjara website / نسخة احتياطية من موقع منجرة

It holds personal data (messages, applications with CVs): keep it where only you can read it.
تحتوي على بيانات شخصية (الرسائل وطلبات التوظيف مع السير الذاتية): احفظها حيث لا يقرؤها غيرك.

  npm run restore -- THIS-FILE.tar     brings it back
  sha256sum -c ${CHECKSUMS}             checks it once it is unpacked
`;
