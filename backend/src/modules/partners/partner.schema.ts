import { Schema, type Types } from 'mongoose';
import { type AltPicture, altPictureSchema } from '../../storage/stored-picture';

export interface PartnerDocument {
  _id: Types.ObjectId;
  /** In a list that was brought into order, from 1. */
  position?: number;
  image: AltPicture;
}

export const PARTNER_MODEL = 'Partner';

export const partnerSchema = new Schema<PartnerDocument>(
  { image: { type: altPictureSchema, required: true }, position: Number },
  { collection: 'partners', versionKey: false },
);

// Serves the sweep: is this file a logo?
partnerSchema.index({ 'image.file': 1 });

// Serves the list, in the owner's order.
partnerSchema.index({ position: 1, _id: 1 });
