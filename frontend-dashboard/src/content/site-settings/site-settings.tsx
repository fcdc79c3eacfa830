import { LIMITS, NO_SITE_SETTINGS, type SiteSettings, SOCIAL_NETWORKS } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { CheckboxField } from '@manjara/ui';
import type { UseFormReturn } from 'react-hook-form';
import { LocalisedFields } from '../../fields/LocalisedFields';
import { Panel } from '../../page/Panel';
import { defineSingleton } from '../../singleton/define-singleton';
import { storedSetting } from './setting-rules';
import { SettingField } from './SettingField';
import { LinesPanel } from './LinesPanel';
import { OpeningHours } from './OpeningHours';
import styles from './site-settings.module.css';

type SettingName = keyof SiteSettings;

const NAMES = Object.keys(NO_SITE_SETTINGS) as SettingName[];

/** Whether a field has a label; Arabic fields are named after the English ones. */
const isLabelled = (name: SettingName): name is Exclude<SettingName, `ar${string}`> =>
  !/^ar[A-Z]/.test(name);

const mapped = (
  settings: SiteSettings,
  change: (text: string, name: SettingName) => string,
): SiteSettings => ({
  ...NO_SITE_SETTINGS,
  ...Object.fromEntries(
    NAMES.map((name) => {
      const value = settings[name];
      return [name, typeof value === 'string' ? change(value, name) : value];
    }),
  ),
});

/** How the company is reached and its numbers, saved together. */
export const siteSettings = defineSingleton<SiteSettings, SiteSettings>({
  path: '/site-settings',
  formName: 'site-settings',
  texts: 'siteSettings',
  pages: [],
  read: (settings) => mapped(settings, (text) => text),
  toBody: (values) => mapped(values, (text, name) => storedSetting(name, text)),
  labels: (t) =>
    Object.fromEntries(
      NAMES.filter(isLabelled).map((name) => [name, t(`dashboard.siteSettings.fields.${name}`)]),
    ),
  Fields: SettingsFields,
});

function SettingsFields({ form }: { form: UseFormReturn<SiteSettings> }) {
  const t = useText();
  const line = { form, maxLength: LIMITS.shortText, required: false };
  return (
    <>
      <Panel title={t('dashboard.siteSettings.reach')}>
        <div className={styles.fields}>
          <SettingField form={form} name="phone" hint={t('dashboard.siteSettings.numberHint')} />
          <SettingField form={form} name="whatsapp" hint={t('dashboard.siteSettings.numberHint')} />
          <SettingField form={form} name="email" />
        </div>
      </Panel>
      <Panel title={t('dashboard.siteSettings.visit')}>
        <LocalisedFields
          {...line}
          names={['address', 'arAddress']}
          label={t('dashboard.siteSettings.fields.address')}
        />
        <OpeningHours form={form} />
        <SettingField form={form} name="map" hint={t('dashboard.siteSettings.mapHint')} />
      </Panel>
      <Panel title={t('dashboard.siteSettings.networks')}>
        <div className={styles.fields}>
          {SOCIAL_NETWORKS.map((network) => (
            <SettingField
              key={network}
              form={form}
              name={network}
              hint={t(
                `dashboard.siteSettings.${network === 'googleReviews' ? 'reviewsHint' : 'networkHint'}`,
              )}
            />
          ))}
        </div>
      </Panel>
      <LinesPanel form={form} />
      <Panel title={t('dashboard.siteSettings.registers')}>
        <div className={styles.fields}>
          <SettingField form={form} name="commercialRegistration" />
          <SettingField form={form} name="vatNumber" />
        </div>
      </Panel>
      <Panel title={t('dashboard.siteSettings.statistics')}>
        <CheckboxField
          label={t('dashboard.siteSettings.fields.countVisits')}
          hint={t('dashboard.siteSettings.countVisitsHint')}
          {...form.register('countVisits')}
        />
      </Panel>
    </>
  );
}
