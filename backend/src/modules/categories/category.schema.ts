import type { Category, EntityTexts } from '@manjara/contracts';
import { Schema } from 'mongoose';
import { type DraftPicture, draftPictureSchema } from '../../storage/bilingual-picture';
import { orderedEntity, REQUIRED_TEXT, TEXT_OR_EMPTY } from '../base/entity.schema';
import type { EntityDocument } from '../base/entity-document';

export interface CategoryDocument extends EntityDocument, EntityTexts<Category> {
  /** Without a file where the category has no picture. */
  image: DraftPicture;
}

export const categorySchema = (collection: string) =>
  new Schema<CategoryDocument>(
    {
      name: REQUIRED_TEXT,
      arName: REQUIRED_TEXT,
      introduction: TEXT_OR_EMPTY,
      arIntroduction: TEXT_OR_EMPTY,
      image: { type: draftPictureSchema, default: {} },
    },
    { collection, versionKey: false },
  ).plugin(orderedEntity);
