import { Schema } from 'mongoose';
import { type DocumentVersion, versionFields } from '../../database/document-version';
import { type PictureSlot, pictureSlotSchema } from '../../storage/picture-slots';

export interface HomeContentDocument extends DocumentVersion {
  /** Always `HOME_ID`: there is one home page. */
  _id: string;
  mainText: string;
  arMainText: string;
  heroDescription: string;
  arHeroDescription: string;
  aboutDescription: string;
  arAboutDescription: string;
  hero: PictureSlot;
  /** Four. */
  about: PictureSlot[];
}

export const HOME_ID = 'home';
export const HOME_CONTENT_MODEL = 'HomeContent';

const text = { type: String, default: '' } as const;

export const homeContentSchema = new Schema<HomeContentDocument>(
  {
    _id: { type: String, required: true },
    mainText: text,
    arMainText: text,
    heroDescription: text,
    arHeroDescription: text,
    aboutDescription: text,
    arAboutDescription: text,
    hero: { type: pictureSlotSchema, required: true },
    about: { type: [pictureSlotSchema], required: true },
    ...versionFields,
  },
  { collection: 'home_content', versionKey: false },
);

// Serve the sweep: is this file a picture of the home page?
homeContentSchema.index({ 'hero.picture.file': 1 });
homeContentSchema.index({ 'about.picture.file': 1 });
