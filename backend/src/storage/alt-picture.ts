import type { AltImage } from '@manjara/contracts';
import { Schema } from 'mongoose';
import { type StoredPicture, storedPictureSchema, toImage } from './stored-picture';

/** A picture with one description, as an entity keeps it. */
export interface AltPicture extends StoredPicture {
  alt: string;
}

export const altPictureSchema = new Schema<AltPicture>(
  { alt: { type: String, required: true } },
  { _id: false },
).add(storedPictureSchema);

export const toAltImage = (picture: AltPicture): AltImage => ({
  ...toImage(picture),
  alt: picture.alt,
});
