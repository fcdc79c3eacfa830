import { NO_SITE_SETTINGS, type SiteSettings } from '@manjara/contracts';
import { Schema } from 'mongoose';
import { type DocumentVersion, versionFields } from '../../database/document-version';

/** There is one set of settings. */
export const SITE_SETTINGS_KEY = 'site-settings';

export interface SiteSettingsDocument extends SiteSettings, DocumentVersion {
  /** Always `SITE_SETTINGS_KEY`: found, and held to one, by the id's own index. */
  _id: string;
}

export const SITE_SETTINGS_MODEL = 'SiteSettings';

const fields = Object.fromEntries(
  Object.entries(NO_SITE_SETTINGS).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'boolean' ? Boolean : String,
  ]),
);

export const siteSettingsSchema = new Schema<SiteSettingsDocument>(
  { _id: { type: String, required: true }, ...fields, ...versionFields },
  { collection: 'site_settings', versionKey: false },
);
