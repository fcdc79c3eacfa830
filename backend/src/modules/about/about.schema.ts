import type { AboutContent } from '@manjara/contracts';
import { Schema } from 'mongoose';
import { type PictureSlot, pictureSlotSchema } from '../../storage/picture-slots';
import { bilingual, TEXT_OR_EMPTY } from '../base/entity.schema';
import { type SectionDocument, sectionFields } from '../base/section.schema';

export interface AboutDocument extends SectionDocument, Omit<AboutContent, 'images'> {
  /** Four. */
  images: PictureSlot[];
}

export const ABOUT_ID = 'about';
export const ABOUT_MODEL = 'AboutContent';

export const aboutSchema = new Schema<AboutDocument>(
  {
    ...bilingual(TEXT_OR_EMPTY, 'mainText'),
    images: { type: [pictureSlotSchema], required: true },
    ...sectionFields,
  },
  { collection: 'about_content', versionKey: false },
);

// Serves the sweep: is this file a picture of the about page?
aboutSchema.index({ 'images.picture.file': 1 });
