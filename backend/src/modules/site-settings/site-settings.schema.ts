import { NO_SITE_SETTINGS, type SiteSettings } from '@manjara/contracts';
import { Schema } from 'mongoose';
import { type PictureSlot, pictureSlotSchema } from '../../storage/picture-slots';
import { type SectionDocument, sectionFields } from '../base/section.schema';

/** There is one set of settings. */
export const SITE_SETTINGS_KEY = 'site-settings';

export interface SiteSettingsDocument extends SectionDocument, Omit<SiteSettings, 'logo'> {
  /** Absent before the owner chose one. */
  logo?: PictureSlot;
}

export const SITE_SETTINGS_MODEL = 'SiteSettings';

const { logo: _logo, ...TEXTS_AND_SWITCHES } = NO_SITE_SETTINGS;
const fields = Object.fromEntries(
  Object.entries(TEXTS_AND_SWITCHES).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'boolean' ? Boolean : String,
  ]),
);

export const siteSettingsSchema = new Schema<SiteSettingsDocument>(
  { ...fields, logo: pictureSlotSchema, ...sectionFields },
  { collection: 'site_settings', versionKey: false },
);

// Serves the sweep: is this file the logo?
siteSettingsSchema.index({ 'logo.picture.file': 1 });
