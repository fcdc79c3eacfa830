import type { ListName } from '@manjara/contracts';
import { Schema, type Types } from 'mongoose';
import { type DocumentVersion, versionFields } from '../../database/document-version';

/** Ids of the stored orders. */
export type OrderName = ListName | 'pinned-projects';

/** The order of one list. */
export interface ListDocument extends DocumentVersion {
  _id: string;
  ids: Types.ObjectId[];
}

export const LIST_MODEL = 'List';

export const listSchema = new Schema<ListDocument>(
  { _id: String, ids: { type: [Schema.Types.ObjectId], required: true }, ...versionFields },
  { collection: 'lists', versionKey: false },
);
