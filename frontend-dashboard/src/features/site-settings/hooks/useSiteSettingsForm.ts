import { NO_SITE_SETTINGS, type SiteSettings } from '@manjara/contracts';
import { useRenewSiteSettings, useText } from '@manjara/platform';
import { useMemo } from 'react';
import { type SavedForm, useSavedForm } from '../../../hooks/useSavedForm';
import { withTagOf } from '../../../lib/api/etags';
import { keptSetting } from './setting-rules';
import { getSiteSettings, useSaveSiteSettings } from '../api/site-settings';

const NAMES = Object.keys(NO_SITE_SETTINGS) as (keyof SiteSettings)[];

const mapped = (
  settings: SiteSettings,
  change: (text: string, name: keyof SiteSettings) => string,
): SiteSettings => ({
  ...NO_SITE_SETTINGS,
  ...Object.fromEntries(
    NAMES.map((name) => {
      const value = settings[name];
      return [name, typeof value === 'string' ? change(value, name) : value];
    }),
  ),
});

const read = (settings: SiteSettings): SiteSettings =>
  withTagOf(
    settings,
    mapped(settings, (text) => text),
  );

/** The state of the form with the site's settings, and how it is saved. */
export function useSiteSettingsForm(settings: SiteSettings): SavedForm<SiteSettings> {
  const t = useText();
  const renew = useRenewSiteSettings();
  const { mutateAsync } = useSaveSiteSettings();
  const labelled = NAMES.filter((name) => !/^ar[A-Z]/.test(name));
  return useSavedForm<SiteSettings>({
    name: 'site-settings',
    initial: useMemo(() => read(settings), [settings]),
    stored: {
      reread: async () => read(await getSiteSettings()),
      labels: Object.fromEntries(
        labelled.map((name) => [name, t(`dashboard.siteSettings.fields.${name as Labelled}`)]),
      ),
      describe: (value) =>
        typeof value === 'boolean' ? t(value ? 'common.yes' : 'common.no') : undefined,
      versions: { path: '/site-settings', read, onRestored: renew },
    },
    save: async (values, _base, transfer) => {
      const body = mapped(values, (text, name) => keptSetting(name, text));
      return read(await mutateAsync({ body, transfer }));
    },
    texts: {
      pending: t('dashboard.siteSettings.saving'),
      success: t('dashboard.siteSettings.saved'),
    },
  });
}

/** Fields that stand for themselves and their Arabic twin. */
export type Labelled = Exclude<keyof SiteSettings, `ar${string}`>;
