/** Documents that were last written by an earlier release have neither. */
export interface DocumentVersion {
  /** Counts the writes. */
  version?: number;
  /** Of the last write. */
  updatedAt?: Date;
}

/** What was read, and the version that a write may be bound to. */
export interface Versioned<T> {
  value: T;
  version: DocumentVersion;
}

/** The fields of a schema whose documents are edited as a whole. */
export const versionFields = { version: Number, updatedAt: Date } as const;

/** A document without its version, which is not part of any answer. */
export function withoutVersion<T extends DocumentVersion>(document: T) {
  const { version: _version, updatedAt: _updatedAt, ...rest } = document;
  return rest;
}

export const versionOf = (document: DocumentVersion | null | undefined): DocumentVersion => ({
  version: document?.version,
  updatedAt: document?.updatedAt,
});

/** The filter of a write that is done only if nobody has written since; without a version: always. */
export const atVersion = (read: DocumentVersion | undefined) =>
  read ? { version: read.version ?? null } : {};

/** An update that counts as a write. */
export const countingWrite = <U extends { $set?: object }>(update: U) => ({
  ...update,
  $set: { ...update.$set, updatedAt: new Date() },
  $inc: { version: 1 },
});
