import type { DocumentVersion } from '../common/http/if-match';

export type { DocumentVersion, Versioned } from '../common/http/if-match';

/** The fields of a schema whose documents are edited as a whole. */
export const versionFields = { version: Number, updatedAt: Date, updatedBy: String } as const;

/** A document without its version, which is not part of any answer. */
export function withoutVersion<T extends DocumentVersion>(document: T) {
  const { version: _version, updatedAt: _at, updatedBy: _by, ...rest } = document;
  return rest;
}

export const versionOf = (document: DocumentVersion | null | undefined): DocumentVersion => ({
  version: document?.version,
  updatedAt: document?.updatedAt,
});

/** The filter of a write that is done only if nobody has written since; without a version: always. */
export const versionFilter = (read: DocumentVersion | undefined) =>
  read ? { version: read.version ?? null } : {};

/** An update that counts as a write. @param by id of the admin */
export const withVersionIncrement = <U extends { $set?: object; $unset?: object }>(
  update: U,
  by?: string,
) => ({
  ...update,
  $set: { ...update.$set, updatedAt: new Date(), ...(by && { updatedBy: by }) },
  $inc: { version: 1 },
});
