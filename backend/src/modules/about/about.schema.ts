import { Schema } from 'mongoose';
import { type DocumentVersion, versionFields } from '../../database/document-version';
import { type PictureSlot, pictureSlotSchema } from '../../storage/picture-slots';

export interface AboutDocument extends DocumentVersion {
  /** Always `ABOUT_ID`: there is one about page. */
  _id: string;
  mainText: string;
  arMainText: string;
  /** Four. */
  images: PictureSlot[];
}

export const ABOUT_ID = 'about';
export const ABOUT_MODEL = 'AboutContent';

export const aboutSchema = new Schema<AboutDocument>(
  {
    _id: { type: String, required: true },
    mainText: { type: String, default: '' },
    arMainText: { type: String, default: '' },
    images: { type: [pictureSlotSchema], required: true },
    ...versionFields,
  },
  { collection: 'about_content', versionKey: false },
);

// Serves the sweep: is this file a picture of the about page?
aboutSchema.index({ 'images.picture.file': 1 });
