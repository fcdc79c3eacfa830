import { LIMITS, type SiteTexts } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { ContentForm } from '../../../components/content/ContentForm';
import { Panel } from '../../../components/Panel';
import { LocalisedFields } from '../../../components/LocalisedFields';
import { useSavedForm } from '../../../hooks/useSavedForm';
import { serverMessage } from '../../../lib/api/failure';
import { withTagOf } from '../../../lib/api/etags';
import { getSiteTexts } from '../api/get-site-texts';
import { useSaveSiteTexts } from '../api/save-site-texts';
import { fieldFor, type SiteTextsValues, toBody, valuesOf } from '../hooks/site-texts-form';

const read = (texts: SiteTexts): SiteTextsValues => withTagOf(texts, valuesOf(texts));

/** Both sections, saved by one button (spec §2). */
export function ContactJoinForm({ texts }: { texts: SiteTexts }) {
  const t = useText();
  const { mutateAsync } = useSaveSiteTexts();
  const failed = t('dashboard.contactJoin.saveFailed');
  const state = useSavedForm<SiteTextsValues>({
    name: 'contact-join',
    initial: useMemo(() => read(texts), [texts]),
    stored: {
      reread: async () => read(await getSiteTexts()),
      labels: useSiteTextsLabels(),
      versions: { path: '/content', read },
    },
    save: async (values, _base, transfer) =>
      read(await mutateAsync({ body: toBody(values), transfer })),
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

/** What a field is called where the sections do not stand around it. */
function useSiteTextsLabels(): Record<string, string> {
  const t = useText();
  const names = ['mainText', 'sectionTitle', 'subText', 'description'] as const;
  return Object.fromEntries(
    (['contact', 'join'] as const).flatMap((section) =>
      names.map((name) => [
        `${section}.${name}`,
        [t(`dashboard.contactJoin.${section}`), t(`dashboard.contactJoin.fields.${name}`)].join(
          ' – ',
        ),
      ]),
    ),
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
      <LocalisedFields
        {...line}
        names={[`${section}.mainText`, `${section}.arMainText`]}
        label={t('dashboard.contactJoin.fields.mainText')}
      />
      <LocalisedFields
        {...line}
        names={[`${section}.sectionTitle`, `${section}.arSectionTitle`]}
        label={t('dashboard.contactJoin.fields.sectionTitle')}
      />
      {section === 'contact' && (
        <LocalisedFields
          {...line}
          names={['contact.subText', 'contact.arSubText']}
          label={t('dashboard.contactJoin.fields.subText')}
        />
      )}
      <LocalisedFields
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
