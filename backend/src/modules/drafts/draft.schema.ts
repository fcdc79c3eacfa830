import { Schema, type Types } from 'mongoose';
import { type DocumentVersion, versionFields } from '../../database/document-version';
import { type StoredPicture, storedPictureSchema } from '../../storage/stored-picture';

export interface DraftDocument extends DocumentVersion {
  _id: Types.ObjectId;
  /** By the names of the form's fields, those of the picture included. */
  texts: Record<string, string>;
  createdAt?: Date;
  image?: StoredPicture;
  secondaryImages: StoredPicture[];
}

export const PROJECT_DRAFT_MODEL = 'ProjectDraft';
export const PRODUCT_DRAFT_MODEL = 'ProductDraft';

/** Drafts have a collection of their own, so that nothing public can show or count them. */
function draftSchema(collection: string): Schema<DraftDocument> {
  const schema = new Schema<DraftDocument>(
    {
      texts: { type: Schema.Types.Mixed, default: {} },
      createdAt: Date,
      image: storedPictureSchema,
      secondaryImages: { type: [storedPictureSchema], default: [] },
      ...versionFields,
    },
    { collection, versionKey: false, minimize: false },
  );
  // Serves the list, last saved first.
  schema.index({ updatedAt: -1, _id: -1 });
  // Serve the sweep: is this file a picture of a draft?
  schema.index({ 'image.file': 1 });
  schema.index({ 'secondaryImages.file': 1 });
  return schema;
}

export const projectDraftSchema = draftSchema('project_drafts');
export const productDraftSchema = draftSchema('product_drafts');
