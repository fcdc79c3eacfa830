import { Schema } from 'mongoose';
import { type StoredPicture, storedPictureSchema } from '../../storage/stored-picture';

/** A place for a picture. The alt text is kept apart, so that either can be changed alone. */
export interface PictureSlotDocument {
  picture: StoredPicture | null;
  alt: string;
}

export interface HomeContentDocument {
  /** Always `HOME_ID`: there is one home page. */
  _id: string;
  mainText: string;
  arMainText: string;
  heroDescription: string;
  arHeroDescription: string;
  aboutDescription: string;
  arAboutDescription: string;
  hero: PictureSlotDocument;
  /** Four. */
  about: PictureSlotDocument[];
}

export const HOME_ID = 'home';
export const HOME_CONTENT_MODEL = 'HomeContent';

const text = { type: String, default: '' } as const;

const slotSchema = new Schema<PictureSlotDocument>(
  { picture: { type: storedPictureSchema, default: null }, alt: text },
  { _id: false },
);

export const homeContentSchema = new Schema<HomeContentDocument>(
  {
    _id: { type: String, required: true },
    mainText: text,
    arMainText: text,
    heroDescription: text,
    arHeroDescription: text,
    aboutDescription: text,
    arAboutDescription: text,
    hero: { type: slotSchema, required: true },
    about: { type: [slotSchema], required: true },
  },
  { collection: 'home_content', versionKey: false },
);
