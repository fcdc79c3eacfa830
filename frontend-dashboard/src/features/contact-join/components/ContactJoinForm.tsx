import { LIMITS, type SiteTexts } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import type { UseFormReturn } from 'react-hook-form';
import { ContentForm } from '../../../components/content/ContentForm';
import { Panel } from '../../../components/Panel';
import { TwinFields } from '../../../components/TwinFields';
import { useSavedForm } from '../../../hooks/useSavedForm';
import { serverMessage } from '../../../lib/api/failure';
import { useSaveSiteTexts } from '../api/save-site-texts';
import { fieldFor, type SiteTextsValues, toBody, valuesOf } from '../hooks/site-texts-form';

/** Both sections, saved by one button (spec §2). */
export function ContactJoinForm({ texts }: { texts: SiteTexts }) {
  const t = useText();
  const { mutateAsync } = useSaveSiteTexts();
  const failed = t('dashboard.contactJoin.saveFailed');
  const state = useSavedForm<SiteTextsValues>({
    name: 'contact-join',
    initial: valuesOf(texts),
    save: async (values) => valuesOf(await mutateAsync(toBody(values))),
    fieldFor,
    texts: {
      pending: t('dashboard.contactJoin.saving'),
      success: t('dashboard.contactJoin.saved'),
      // The same words whatever the cause (spec §8); the form says the cause.
      failure: () => failed,
    },
  });
  return (
    <ContentForm state={state} reason={serverMessage(state.failure)} toDraft={toBody}>
      <Panel title={t('dashboard.contactJoin.contact')}>
        <Section form={state.form} section="contact" />
      </Panel>
      <Panel title={t('dashboard.contactJoin.join')}>
        <Section form={state.form} section="join" />
      </Panel>
    </ContentForm>
  );
}

interface SectionProps {
  form: UseFormReturn<SiteTextsValues>;
  section: 'contact' | 'join';
}

function Section({ form, section }: SectionProps) {
  const t = useText();
  const line = { form, maxLength: LIMITS.shortText, required: false };
  return (
    <>
      <TwinFields
        {...line}
        names={[`${section}.mainText`, `${section}.arMainText`]}
        label={t('dashboard.contactJoin.fields.mainText')}
      />
      <TwinFields
        {...line}
        names={[`${section}.sectionTitle`, `${section}.arSectionTitle`]}
        label={t('dashboard.contactJoin.fields.sectionTitle')}
      />
      {section === 'contact' && (
        <TwinFields
          {...line}
          names={['contact.subText', 'contact.arSubText']}
          label={t('dashboard.contactJoin.fields.subText')}
        />
      )}
      <TwinFields
        {...line}
        names={[`${section}.description`, `${section}.arDescription`]}
        label={t('dashboard.contactJoin.fields.description')}
        maxLength={LIMITS.longText}
        multiline
        rows={4}
      />
    </>
  );
}
