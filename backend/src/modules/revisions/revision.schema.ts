import { Schema, type Types } from 'mongoose';

/** A document as it was before a write. */
export interface PreviousVersionDocument {
  /** kind:id:version */
  _id: string;
  /** The address of its list in the API, such as `content/values`. */
  kind: string;
  /** Of the document. */
  id: string;
  version: number;
  /** When this version was written. */
  at: Date;
  /** Id of the admin who wrote it. */
  by?: string;
  document: unknown;
  /** The files to which the document refers. */
  files: Types.ObjectId[];
}

export const REVISION_MODEL = 'Revision';

const text = { type: String, required: true } as const;

export const revisionSchema = new Schema<PreviousVersionDocument>(
  {
    _id: text,
    kind: text,
    id: text,
    version: { type: Number, required: true },
    at: { type: Date, required: true },
    by: String,
    document: Schema.Types.Mixed,
    files: { type: [Schema.Types.ObjectId], default: [] },
  },
  { collection: 'revisions', versionKey: false, minimize: false },
);

// Serves the list of an item, newest first.
revisionSchema.index({ kind: 1, id: 1, version: -1 });
// Serves the sweep: does a previous version refer to this file?
revisionSchema.index({ files: 1 });
