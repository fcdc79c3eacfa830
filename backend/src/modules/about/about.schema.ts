import { Schema } from 'mongoose';
import { type PictureSlot, pictureSlotSchema } from '../../storage/picture-slots';

export interface AboutDocument {
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
  },
  { collection: 'about_content', versionKey: false },
);
