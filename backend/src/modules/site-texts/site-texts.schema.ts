import type { SiteTexts } from '@manjara/contracts';
import { Schema } from 'mongoose';
import { type SectionDocument, sectionFields } from '../base/section.schema';
import { bilingual } from '../base/entity.schema';

/** There is one set of texts. */
export const SITE_TEXTS_KEY = 'site-texts';

export type SiteTextsDocument = SiteTexts & SectionDocument;

export const SITE_TEXTS_MODEL = 'SiteTexts';

const section = bilingual(String, 'mainText', 'sectionTitle', 'description');

export const siteTextsSchema = new Schema<SiteTextsDocument>(
  {
    contact: new Schema({ ...section, subText: String, arSubText: String }, { _id: false }),
    join: new Schema(section, { _id: false }),
    ...sectionFields,
  },
  { collection: 'site_texts', versionKey: false },
);
