import type { Box, EntityTexts } from '@manjara/contracts';
import { Schema } from 'mongoose';
import { orderedEntity, REQUIRED_TEXT } from '../base/entity.schema';
import type { EntityDocument } from '../base/entity-document';

export type BoxDocument = EntityDocument & EntityTexts<Box>;

export const BOX_MODEL = 'Box';

export const boxSchema = new Schema<BoxDocument>(
  {
    boxTitle: REQUIRED_TEXT,
    arBoxTitle: REQUIRED_TEXT,
    boxText: REQUIRED_TEXT,
    arBoxText: REQUIRED_TEXT,
  },
  { collection: 'boxes', versionKey: false },
).plugin(orderedEntity);
