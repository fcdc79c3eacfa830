import type { Model, QueryFilter, UpdateQuery } from 'mongoose';
import { ApiError } from '../common/errors/api-error';
import { COMMON_ERRORS } from '../common/errors/common.errors';
import { preconditionFailed } from '../common/http/if-match';
import {
  type DocumentVersion,
  versionFilter,
  versionOf,
  withVersionIncrement,
} from './document-version';

/** A request fails after so many conflicts with other writes. */
const MAX_ATTEMPTS = 10;

interface VersionedDocument extends DocumentVersion {
  _id: unknown;
}

/** Fields that a write sets and removes; fields of sub-documents by their paths. */
export interface Change {
  $set?: Record<string, unknown>;
  $unset?: Record<string, 1>;
}

/** The steps of a write, in order. */
interface VersionedWrite<Document, C extends Change> {
  /** @returns the version that the write requires, if any. @throws ApiError 412 */
  check(current: Document): DocumentVersion | undefined;
  /** Decides what to change, validates the result and touches the pictures that it names. */
  prepare(current: Document): C | Promise<C>;
  /** Keeps the previous version. */
  keep(current: Document, change: C): Promise<void>;
  /** Runs the update and invalidates the caches if it changes public content. */
  publish<T>(update: () => Promise<T>, current: Document, change: C): Promise<T>;
  /** Reads the document again after a conflict. */
  reread(): Promise<Document>;
  /** Id of the admin. */
  by?: string;
}

/**
 * All changes of entities and sections use this, so that no write is lost or half done: the
 * document is updated only if its version is unchanged. After a conflict, it is read and validated
 * again.
 * @param read the document before the write
 * @throws ApiError 412 after a conflict if the write requires a version; 409 after too many
 */
export async function writeVersioned<Document extends VersionedDocument, C extends Change>(
  model: Model<Document>,
  read: Document,
  write: VersionedWrite<Document, C>,
): Promise<{ before: Document; after: Document }> {
  let before = read;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const expected = write.check(before);
    const change = await write.prepare(before);
    await write.keep(before, change);
    const update = () => updateAtVersion(model, before, change, write.by);
    const after = await write.publish(update, before, change);
    if (after) return { before, after };
    if (expected) throw preconditionFailed();
    before = await write.reread();
  }
  throw new ApiError(COMMON_ERRORS.conflict);
}

/**
 * Updates a document that is there.
 * @param expected the version that it must have; absent: any
 * @throws ApiError 412 when it has another version
 */
export async function updateIfMatched<Document extends VersionedDocument>(
  model: Model<Document>,
  _id: Document['_id'],
  change: Change,
  expected?: DocumentVersion,
): Promise<void> {
  const filter = { _id, ...versionFilter(expected) } as QueryFilter<Document>;
  const update = withVersionIncrement(change) as UpdateQuery<Document>;
  const { matchedCount } = await model.updateOne(filter, update);
  if (matchedCount === 0 && expected) throw preconditionFailed();
}

/**
 * Updates a document if its version is unchanged.
 * @param by id of the admin
 * @returns the updated document; null after a conflict
 */
export function updateAtVersion<Document extends VersionedDocument>(
  model: Model<Document>,
  read: Document,
  change: Change,
  by?: string,
): Promise<Document | null> {
  const filter = { _id: read._id, ...versionFilter(versionOf(read)) } as QueryFilter<Document>;
  const update = withVersionIncrement(change, by) as UpdateQuery<Document>;
  return model
    .findOneAndUpdate(filter, update, { returnDocument: 'after' })
    .lean<Document>()
    .exec();
}
