import { Schema } from 'mongoose';
import { type AltPicture, altPictureSchema } from '../../storage/stored-picture';
import { orderedEntity } from '../base/entity.schema';
import { draftable } from '../base/schedule.schema';
import type { EntityDocument } from '../base/entity-document';

export interface PartnerDocument extends EntityDocument {
  image: AltPicture;
}

export const PARTNER_MODEL = 'Partner';

export const partnerSchema = new Schema<PartnerDocument>(
  { image: { type: altPictureSchema, required: true } },
  { collection: 'partners', versionKey: false },
)
  .plugin(orderedEntity)
  .plugin(draftable);
