import type { Box, EntityTexts } from '@manjara/contracts';
import { Schema } from 'mongoose';
import { bilingual, orderedEntity, REQUIRED_TEXT } from '../base/entity.schema';
import type { EntityDocument } from '../base/entity-document';

export type BoxDocument = EntityDocument & EntityTexts<Box>;

export const BOX_MODEL = 'Box';

export const boxSchema = new Schema<BoxDocument>(
  {
    ...bilingual(REQUIRED_TEXT, 'boxTitle', 'boxText'),
  },
  { collection: 'boxes', versionKey: false },
).plugin(orderedEntity);
