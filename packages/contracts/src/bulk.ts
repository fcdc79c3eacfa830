import type { Status } from './entities';
import type { ErrorBody } from './errors';

/** One change to several items: their status, their category in both languages, or the trash. */
export interface BulkChange {
  status?: Status;
  category?: string;
  arCategory?: string;
  deleted?: true;
}

/** An item whose last change is to be taken back. */
export interface BulkRevert {
  id: string;
  /** As the bulk call answered it. */
  version: number;
}

/** POST /{kind}/bulk: either `ids` with one change, or `revert`. */
export interface BulkRequest extends BulkChange {
  ids?: string[];
  revert?: BulkRevert[];
}

/** What became of one item. */
export interface BulkResult {
  id: string;
  /** As it is now; absent after an error. */
  status?: Status | 'trashed';
  /** Of this write; absent where nothing had to change. */
  version?: number;
  error?: ErrorBody;
}
