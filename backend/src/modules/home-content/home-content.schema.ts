import type { HomeContent } from '@manjara/contracts';
import { Schema } from 'mongoose';
import { type PictureSlot, pictureSlotSchema } from '../../storage/picture-slots';
import { bilingual, TEXT_OR_EMPTY } from '../base/entity.schema';
import { type SectionDocument, sectionFields } from '../base/section.schema';

export type HomeTexts = Omit<
  HomeContent,
  'heroImage' | 'heroNoonImage' | 'heroDuskImage' | 'aboutImages'
>;

export interface HomeContentDocument extends SectionDocument, HomeTexts {
  hero: PictureSlot;
  /** Absent in old documents. */
  heroNoon?: PictureSlot;
  heroDusk?: PictureSlot;
  /** Four. */
  about: PictureSlot[];
}

export const HOME_ID = 'home';
export const HOME_CONTENT_MODEL = 'HomeContent';

export const homeContentSchema = new Schema<HomeContentDocument>(
  {
    ...bilingual(TEXT_OR_EMPTY, 'mainText', 'heroDescription', 'aboutDescription'),
    hero: { type: pictureSlotSchema, required: true },
    heroNoon: pictureSlotSchema,
    heroDusk: pictureSlotSchema,
    about: { type: [pictureSlotSchema], required: true },
    ...sectionFields,
  },
  { collection: 'home_content', versionKey: false },
);

// Serve the sweep: is this file a picture of the home page?
homeContentSchema.index({ 'hero.picture.file': 1 });
homeContentSchema.index({ 'heroNoon.picture.file': 1 });
homeContentSchema.index({ 'heroDusk.picture.file': 1 });
homeContentSchema.index({ 'about.picture.file': 1 });
