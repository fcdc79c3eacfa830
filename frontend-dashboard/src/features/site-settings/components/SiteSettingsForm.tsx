import { LIMITS, type SiteSettings, SOCIAL_NETWORKS } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { CheckboxField } from '@manjara/ui';
import { ConflictDialog } from '../../../components/ConflictDialog';
import { LocalisedFields } from '../../../components/LocalisedFields';
import { Notice } from '../../../components/Notice';
import { Panel } from '../../../components/Panel';
import { RestoredDraft } from '../../../components/RestoredDraft';
import { SaveBar } from '../../../components/SaveBar';
import { useUnsavedChanges } from '../../../components/UnsavedChanges';
import { PreviousVersions } from '../../../components/versions/PreviousVersions';
import { useSiteSettingsForm } from '../hooks/useSiteSettingsForm';
import { SettingField } from './SettingField';
import styles from './SiteSettingsForm.module.css';

/** How the company is reached and its numbers, saved together. */
export function SiteSettingsForm({ settings }: { settings: SiteSettings }) {
  const t = useText();
  const state = useSiteSettingsForm(settings);
  const { form, busy, dirty } = state;
  useUnsavedChanges(state);
  const line = { form, maxLength: LIMITS.shortText, required: false };
  return (
    <>
      <form className={styles.form} onSubmit={state.submit} noValidate aria-busy={busy}>
        <RestoredDraft restored={state.restored} dirty={dirty} onDiscard={state.discard} />
        {Object.keys(form.formState.errors).length > 0 && (
          <Notice tone="error">{t('dashboard.forms.incomplete')}</Notice>
        )}
        <fieldset className={styles.form} disabled={busy}>
          <Panel title={t('dashboard.siteSettings.reach')}>
            <div className={styles.fields}>
              <SettingField
                form={form}
                name="phone"
                hint={t('dashboard.siteSettings.numberHint')}
              />
              <SettingField
                form={form}
                name="whatsapp"
                hint={t('dashboard.siteSettings.numberHint')}
              />
              <SettingField form={form} name="email" />
            </div>
          </Panel>
          <Panel title={t('dashboard.siteSettings.visit')}>
            <LocalisedFields
              {...line}
              names={['address', 'arAddress']}
              label={t('dashboard.siteSettings.fields.address')}
            />
            <LocalisedFields
              {...line}
              names={['openingHours', 'arOpeningHours']}
              label={t('dashboard.siteSettings.fields.openingHours')}
            />
            <SettingField form={form} name="map" hint={t('dashboard.siteSettings.mapHint')} />
          </Panel>
          <Panel title={t('dashboard.siteSettings.networks')}>
            <div className={styles.fields}>
              {SOCIAL_NETWORKS.map((network) => (
                <SettingField key={network} form={form} name={network} />
              ))}
            </div>
          </Panel>
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
        </fieldset>
        <PreviousVersions history={state.history} disabled={busy} />
        <SaveBar
          submitLabel={t('common.save')}
          busy={busy}
          sending={state.sending}
          dirty={dirty}
          onDiscard={state.discard}
        />
      </form>
      <ConflictDialog state={state.conflict} />
    </>
  );
}
