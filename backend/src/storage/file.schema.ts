import { Schema } from 'mongoose';
import type { PictureTraits } from '../images/encodings';
import type { GridFile } from './grid-fs';

/** Private files are served by their module only, public ones as variants. */
type Visibility = 'public' | 'private';

/** Owner of all pictures, which any number of entities may refer to. */
export const PICTURES = 'pictures';

export interface FileMetadata {
  /** `PICTURES`, or the module that alone serves the file. */
  owner: string;
  contentType: string;
  visibility: Visibility;
  /** Unique: made of the Idempotency-Key of the upload, else of the file's id. */
  key: string;
  /** Set for pictures. */
  picture?: PictureTraits;
  /** When a write last added a reference to the picture or removed one. */
  touchedAt?: Date;
}

export const FILE_MODEL = 'File';
export const FILES_BUCKET = 'fs';

/** GridFS writes these documents; the model reads and touches them, and creates their indexes. */
export const fileSchema = new Schema<GridFile<FileMetadata>>(
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
