import type { SiteTexts } from '@manjara/contracts';
import { Schema } from 'mongoose';
import { type DocumentVersion, versionFields } from '../../database/document-version';

/** There is one set of texts. */
export const SITE_TEXTS_KEY = 'site-texts';

export interface SiteTextsDocument extends SiteTexts, DocumentVersion {
  /** Always `SITE_TEXTS_KEY`: found, and held to one, by the id's own index. */
  _id: string;
}

export const SITE_TEXTS_MODEL = 'SiteTexts';

const section = {
  mainText: String,
  arMainText: String,
  sectionTitle: String,
  arSectionTitle: String,
  description: String,
  arDescription: String,
} as const;

export const siteTextsSchema = new Schema<SiteTextsDocument>(
  {
    _id: { type: String, required: true },
    contact: new Schema({ ...section, subText: String, arSubText: String }, { _id: false }),
    join: new Schema(section, { _id: false }),
    ...versionFields,
  },
  { collection: 'site_texts', versionKey: false },
);
