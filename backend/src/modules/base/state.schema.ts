import { STATUSES } from '@manjara/contracts';
import type { Types } from 'mongoose';
import type { StatusQuery } from '../../common/validation/status';

/** States outside the trash; only submissions can be spam. */
const KEPT_STATES = [...STATUSES, 'spam'] as const;
const STATES = [...KEPT_STATES, 'trashed'] as const;

export type KeptState = (typeof KEPT_STATES)[number];

/** State of a stored document; of content, the API names only those outside the trash. */
export type State = (typeof STATES)[number];

/** A document that goes to the trash when it is deleted. */
export interface TrashableDocument {
  _id: Types.ObjectId;
  state: State;
  /** In the trash only: the state to restore. */
  stateBefore?: KeptState;
  /** In the trash only. */
  deletedAt?: Date;
  /** In the trash only: id of the admin. */
  deletedBy?: string;
}

export const stateFields = {
  state: { type: String, enum: STATES, default: 'published' },
  stateBefore: { type: String, enum: KEPT_STATES },
  deletedAt: Date,
  deletedBy: String,
} as const;

export const TRASH_INDEX = { state: 1, deletedAt: -1, _id: -1 } as const;

/** The filter of a list; absent: what visitors see. */
export const inState = (status: StatusQuery = 'published') => ({
  state: status === 'all' ? { $in: [...STATUSES] } : status,
});

/** The update that moves a document to the trash. */
export const toTrash = (stateBefore: KeptState, deletedBy: string) => ({
  $set: { state: 'trashed' as const, stateBefore, deletedAt: new Date(), deletedBy },
});

/** The update that restores it. */
export const outOfTrash = (state: KeptState = 'published') => ({
  $set: { state },
  $unset: { stateBefore: 1, deletedAt: 1, deletedBy: 1 } as const,
});

export type Sort = Record<string, 1 | -1>;

/** The id breaks ties. */
export const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;

/** Last saved first, as drafts are listed. */
export const LAST_SAVED_FIRST = { updatedAt: -1, _id: -1 } as const;
