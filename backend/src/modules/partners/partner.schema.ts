import { Schema, type Types } from 'mongoose';
import { type AltPicture, altPictureSchema } from '../../storage/stored-picture';

export interface PartnerDocument {
  _id: Types.ObjectId;
  image: AltPicture;
}

export const PARTNER_MODEL = 'Partner';

export const partnerSchema = new Schema<PartnerDocument>(
  { image: { type: altPictureSchema, required: true } },
  { collection: 'partners', versionKey: false },
);

// Serves the sweep: is this file a logo?
partnerSchema.index({ 'image.file': 1 });
