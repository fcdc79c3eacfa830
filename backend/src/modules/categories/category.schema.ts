import type { Category, EntityTexts } from '@manjara/contracts';
import { Schema } from 'mongoose';
import { type DraftPicture, draftPictureSchema } from '../../storage/bilingual-picture';
import { bilingual, orderedEntity, REQUIRED_TEXT, TEXT_OR_EMPTY } from '../base/entity.schema';
import type { EntityDocument } from '../base/entity-document';

/** Labels that a category no longer has, or of one that was merged into it. */
export interface FormerNames {
  name: string;
  arName: string;
  until: Date;
}

const formerNamesSchema = new Schema<FormerNames>(
  { name: REQUIRED_TEXT, arName: REQUIRED_TEXT, until: { type: Date, required: true } },
  { _id: false },
);

export interface CategoryDocument extends EntityDocument, EntityTexts<Category> {
  /** Addresses with these stay valid. */
  formerNames?: FormerNames[];
  /** Without a file where the category has no picture. */
  image: DraftPicture;
}

export const categorySchema = (collection: string) =>
  new Schema<CategoryDocument>(
    {
      ...bilingual(REQUIRED_TEXT, 'name'),
      ...bilingual(TEXT_OR_EMPTY, 'introduction'),
      image: { type: draftPictureSchema, default: {} },
      formerNames: { type: [formerNamesSchema], default: undefined },
    },
    { collection, versionKey: false },
  ).plugin(orderedEntity);
