import { Schema, type Types } from 'mongoose';
import type { PictureTraits } from '../images/encodings';

/** Private files are served by their module only; public ones as variants. */
export type Visibility = 'public' | 'private';

/**
 * The owner of all pictures: an entity refers to them, but none owns them. The sweep of versions
 * before 5 leaves it alone, as it does not know it.
 */
export const PICTURES = 'pictures';

export interface FileMetadata {
  /** `PICTURES`, or the module that alone serves the file. */
  owner: string;
  contentType: string;
  visibility: Visibility;
  /** Unique: made of the Idempotency-Key of the upload, else of the file's id. */
  key: string;
  /** Traits found by the inspection of the picture. */
  picture?: PictureTraits;
  /** Of a picture: when a write last took it up or let it go. */
  touchedAt?: Date;
}

export interface FileDocument {
  _id: Types.ObjectId;
  filename: string;
  length: number;
  uploadDate: Date;
  metadata: FileMetadata;
}

export const FILE_MODEL = 'File';
export const FILES_BUCKET = 'fs';

/** GridFS writes these documents; the model is here to read and touch them, and for their indexes. */
export const fileSchema = new Schema<FileDocument>(
  {
    filename: String,
    length: Number,
    uploadDate: Date,
    metadata: {
      owner: String,
      contentType: String,
      visibility: String,
      key: String,
      picture: Schema.Types.Mixed,
      touchedAt: Date,
    },
  },
  { collection: `${FILES_BUCKET}.files`, versionKey: false },
);

// Serves the list of pictures, newest first, and its count.
fileSchema.index({ 'metadata.owner': 1, uploadDate: -1, _id: -1 });
// Serves the sweep.
fileSchema.index({ 'metadata.touchedAt': 1 });
// Keeps a request that is sent twice from storing two pictures.
fileSchema.index({ 'metadata.key': 1 }, { unique: true });
// GridFS creates this index with the first file.
fileSchema.index({ filename: 1, uploadDate: 1 });
