import { NO_SITE_SETTINGS, type SiteSettings } from '@manjara/contracts';
import { Schema } from 'mongoose';
import { type SectionDocument, sectionFields } from '../base/section.schema';

/** There is one set of settings. */
export const SITE_SETTINGS_KEY = 'site-settings';

export type SiteSettingsDocument = SiteSettings & SectionDocument;

export const SITE_SETTINGS_MODEL = 'SiteSettings';

const fields = Object.fromEntries(
  Object.entries(NO_SITE_SETTINGS).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'boolean' ? Boolean : String,
  ]),
);

export const siteSettingsSchema = new Schema<SiteSettingsDocument>(
  { ...fields, ...sectionFields },
  { collection: 'site_settings', versionKey: false },
);
