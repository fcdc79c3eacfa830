import type { Status } from './content';
import type { ErrorBody } from './errors';
import type { SubmissionChange } from './submissions';

/**
 * One change to several items: their status, their time of publication, their category in both
 * languages, or the trash; of messages and applications whether they are read or spam, or their
 * progress.
 */
export interface BulkChange extends Pick<SubmissionChange, 'isRead' | 'progress' | 'spam'> {
  status?: Status;
  /** Of drafts; '' cancels it. */
  publishAt?: string;
  category?: string;
  arCategory?: string;
  deleted?: true;
}

/** An item whose last change is to be reverted. */
export interface BulkRevert {
  id: string;
  /** From the response of the bulk call. */
  version: number;
}

/** POST /{kind}/bulk: either `ids` with one change, or `revert`. */
export interface BulkRequest extends BulkChange {
  ids?: string[];
  revert?: BulkRevert[];
}

export interface BulkResult {
  id: string;
  /** The new status; absent after an error. */
  status?: Status | 'spam' | 'trashed';
  /** Version of this write; absent if nothing changed. */
  version?: number;
  error?: ErrorBody;
}
