import type { DocumentVersion } from '../common/http/if-match';

export type { DocumentVersion, Versioned } from '../common/http/if-match';

/** The fields of a schema whose documents are edited as a whole. */
export const versionFields = { version: Number, updatedAt: Date, updatedBy: String } as const;

export const versionOf = (document: DocumentVersion | null | undefined): DocumentVersion => ({
  version: document?.version,
  updatedAt: document?.updatedAt,
});

/** Filter for a write that needs an unchanged version; matches always without a version. */
export const versionFilter = (read: DocumentVersion | undefined) =>
  read ? { version: read.version ?? null } : {};

/**
 * An update that increments the version.
 * @param by id of the admin
 */
export const withVersionIncrement = <U extends { $set?: object; $unset?: object }>(
  update: U,
  by?: string,
) => ({
  ...update,
  $set: { ...update.$set, updatedAt: new Date(), ...(by && { updatedBy: by }) },
  $inc: { version: 1 },
});
