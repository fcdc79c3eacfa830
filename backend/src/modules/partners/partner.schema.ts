import { Schema } from 'mongoose';
import { versionFields } from '../../database/document-version';
import { type AltPicture, altPictureSchema } from '../../storage/stored-picture';
import type { EntityDocument } from '../base/entity-document';
import { stateFields, TRASH_INDEX } from '../base/state.schema';

export interface PartnerDocument extends EntityDocument {
  image: AltPicture;
}

export const PARTNER_MODEL = 'Partner';

export const partnerSchema = new Schema<PartnerDocument>(
  {
    image: { type: altPictureSchema, required: true },
    ...stateFields,
    ...versionFields,
  },
  { collection: 'partners', versionKey: false },
);

// Serves the list.
partnerSchema.index({ state: 1, _id: 1 });
// Serves the sweep: is this file a logo?
partnerSchema.index({ 'image.file': 1 });
// Serves the trash.
partnerSchema.index(TRASH_INDEX);
