import { NO_SITE_SETTINGS, type SiteSettings } from '@manjara/contracts';
import { type Picture, sentUrlOf, storedPicture } from '../../pictures/picture';
import { storedSetting } from './setting-rules';

export type SettingsValues = Omit<SiteSettings, 'logo'> & { logo: Picture | null };

export type SettingName = keyof SiteSettings;

export const SETTING_NAMES = Object.keys(NO_SITE_SETTINGS) as SettingName[];

const { logo: _logo, ...NO_TEXTS } = NO_SITE_SETTINGS;

const mapped = (
  settings: Omit<SiteSettings, 'logo'>,
  change: (text: string, name: SettingName) => string,
): Omit<SiteSettings, 'logo'> => ({
  ...NO_TEXTS,
  ...Object.fromEntries(
    Object.keys(NO_TEXTS).map((key) => {
      const name = key as keyof typeof NO_TEXTS;
      const value = settings[name];
      return [name, typeof value === 'string' ? change(value, name) : value];
    }),
  ),
});

export const valuesOf = (settings: SiteSettings): SettingsValues => ({
  ...mapped(settings, (text) => text),
  logo: settings.logo && storedPicture(settings.logo),
});

/** The body of POST; the logo is sent only if it has changed. */
export function toBody(values: SettingsValues, saved: SettingsValues) {
  const url = sentUrlOf(values.logo);
  return {
    ...mapped(values, (text, name) => storedSetting(name, text)),
    ...(url !== sentUrlOf(saved.logo) && { logo: url }),
  };
}

/** Saved values as the API answers them. */
export const toSettings = ({ logo, ...values }: SettingsValues): SiteSettings => ({
  ...values,
  logo: logo?.kind === 'stored' ? logo.image : null,
});
