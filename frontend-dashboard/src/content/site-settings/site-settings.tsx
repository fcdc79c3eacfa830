import { LIMITS, type SiteSettings, SOCIAL_NETWORKS } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { CheckboxField } from '@manjara/ui';
import { useController, type UseFormReturn } from 'react-hook-form';
import { LocalisedFields } from '../../fields/LocalisedFields';
import { useFaultText } from '../../fields/useFaultText';
import { Panel } from '../../page/Panel';
import { PictureField } from '../../pictures/PictureField';
import { defineSingleton } from '../../singleton/define-singleton';
import { SettingField } from './SettingField';
import { LinesPanel } from './LinesPanel';
import { OpeningHours } from './OpeningHours';
import {
  SETTING_NAMES,
  type SettingName,
  type SettingsValues,
  toBody,
  valuesOf,
} from './settings-values';
import layout from '../../page/layout.module.css';
import styles from './site-settings.module.css';

/** Whether a field has a label; Arabic fields are named after the English ones. */
const isLabelled = (name: SettingName): name is Exclude<SettingName, `ar${string}`> =>
  !/^ar[A-Z]/.test(name);

/** How the company is reached and its numbers, saved together. */
export const siteSettings = defineSingleton<SiteSettings, SettingsValues>({
  path: '/site-settings',
  formName: 'site-settings',
  texts: 'siteSettings',
  pages: [],
  read: valuesOf,
  toBody,
  labels: (t) =>
    Object.fromEntries(
      SETTING_NAMES.filter(isLabelled).map((name) => [
        name,
        t(`dashboard.siteSettings.fields.${name}`),
      ]),
    ),
  Fields: SettingsFields,
});

function SettingsFields({ form }: { form: UseFormReturn<SettingsValues> }) {
  const t = useText();
  const line = { form, maxLength: LIMITS.shortText, required: false };
  return (
    <>
      <Panel title={t('dashboard.siteSettings.identity')}>
        <LocalisedFields
          form={form}
          names={['name', 'arName']}
          label={t('dashboard.siteSettings.fields.name')}
          hint={t('dashboard.siteSettings.nameHint')}
          maxLength={LIMITS.companyName}
          required={false}
        />
        <LocalisedFields
          form={form}
          names={['tagline', 'arTagline']}
          label={t('dashboard.siteSettings.fields.tagline')}
          hint={t('dashboard.siteSettings.taglineHint')}
          maxLength={LIMITS.tagline}
          required={false}
        />
        <LogoField form={form} />
      </Panel>
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
      <Panel title={t('dashboard.siteSettings.registers')} help="registers">
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

function LogoField({ form }: { form: UseFormReturn<SettingsValues> }) {
  const t = useText();
  const faultText = useFaultText();
  const logo = useController({ control: form.control, name: 'logo' });
  return (
    <div className={styles.logo}>
      <PictureField
        label={t('dashboard.siteSettings.fields.logo')}
        value={logo.field.value}
        onChange={logo.field.onChange}
        alt=""
        error={faultText(logo.fieldState.error)}
        ref={logo.field.ref}
      />
      <p className={layout.muted}>{t('dashboard.siteSettings.logoHint')}</p>
    </div>
  );
}
