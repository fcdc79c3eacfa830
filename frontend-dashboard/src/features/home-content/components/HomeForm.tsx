import { type HomeContent, LIMITS } from '@manjara/contracts';
import { useLanguage, useText } from '@manjara/platform';
import { Notice } from '../../../components/Notice';
import { Panel } from '../../../components/Panel';
import { SaveBar } from '../../../components/SaveBar';
import { TwinFields } from '../../../components/TwinFields';
import { useUnsavedChanges } from '../../../components/UnsavedChanges';
import { useStrayFiles } from '../../../hooks/useStrayFiles';
import { useHomeForm } from '../hooks/useHomeForm';
import styles from './HomeForm.module.css';
import { SlotField } from './SlotField';

const SLOTS = Array.from({ length: LIMITS.contentImages }, (_, index) => index);

/** The texts and pictures of the home page (spec §2). */
export function HomeForm({ content }: { content: HomeContent }) {
  const t = useText();
  const { locale } = useLanguage();
  const home = useHomeForm(content);
  const { form, busy, dirty } = home;
  useUnsavedChanges(dirty);
  // With five slots on the screen it would be a guess which one a picture is meant for.
  useStrayFiles(() => undefined);

  return (
    <form className={styles.form} onSubmit={home.submit} noValidate aria-busy={busy}>
      {home.restored && dirty && <Notice tone="warning">{t('dashboard.forms.restored')}</Notice>}
      {Object.keys(form.formState.errors).length > 0 && (
        <Notice tone="error">{t('dashboard.forms.incomplete')}</Notice>
      )}
      <fieldset className={styles.fields} disabled={busy}>
        <Panel title={t('dashboard.homeContent.hero')}>
          <TwinFields
            form={form}
            names={['mainText', 'arMainText']}
            label={t('dashboard.homeContent.mainText')}
            maxLength={LIMITS.shortText}
          />
          <TwinFields
            form={form}
            names={['heroDescription', 'arHeroDescription']}
            label={t('dashboard.homeContent.description')}
            maxLength={LIMITS.longText}
            multiline
            rows={4}
          />
          <div className={styles.hero}>
            <SlotField
              form={form}
              name="hero"
              label={t('dashboard.homeContent.heroImage')}
              required
            />
          </div>
        </Panel>
        <Panel title={t('dashboard.homeContent.about')}>
          <TwinFields
            form={form}
            names={['aboutDescription', 'arAboutDescription']}
            label={t('dashboard.homeContent.description')}
            maxLength={LIMITS.longText}
            multiline
          />
          <div className={styles.slots}>
            {SLOTS.map((index) => (
              <SlotField
                key={index}
                form={form}
                name={`about.${index}`}
                label={t('dashboard.homeContent.aboutImage', {
                  place: (index + 1).toLocaleString(locale),
                })}
              />
            ))}
          </div>
        </Panel>
      </fieldset>
      <SaveBar
        submitLabel={t('common.save')}
        busy={busy}
        sent={home.sent}
        onCancelSending={home.cancel}
        onDiscard={dirty ? () => form.reset() : undefined}
      />
    </form>
  );
}
