import { LIMITS, type SiteTexts } from '@manjara/contracts';
import { type Translate, useText } from '@manjara/platform';
import type { UseFormReturn } from 'react-hook-form';
import { LocalisedFields } from '../../components/LocalisedFields';
import { Panel } from '../../components/Panel';
import { defineSingleton } from '../../singleton/define-singleton';
import { fieldFor, type SiteTextsValues, toBody, valuesOf } from './site-texts-values';

/** Both sections, saved by one button (spec §2). */
export const siteTexts = defineSingleton<SiteTexts, SiteTextsValues>({
  path: '/content',
  formName: 'contact-join',
  texts: 'contactJoin',
  saveFailed: 'dashboard.contactJoin.saveFailed',
  pages: [
    {
      path: '/contact',
      link: 'dashboard.contactJoin.viewContact',
      name: 'dashboard.contactJoin.contact',
    },
    { path: '/join', link: 'dashboard.contactJoin.viewJoin', name: 'dashboard.contactJoin.join' },
  ],
  read: valuesOf,
  toBody,
  fieldFor,
  labels: (t) => ({ ...labelsOf('contact', t), ...labelsOf('join', t) }),
  toDraft: toBody,
  Fields: SiteTextsFields,
});

type SectionName = 'contact' | 'join';

const labelsOf = (section: SectionName, t: Translate): Record<string, string> =>
  Object.fromEntries(
    (['mainText', 'sectionTitle', 'subText', 'description'] as const).map((name) => [
      `${section}.${name}`,
      [t(`dashboard.contactJoin.${section}`), t(`dashboard.contactJoin.fields.${name}`)].join(
        ' – ',
      ),
    ]),
  );

function SiteTextsFields({ form }: { form: UseFormReturn<SiteTextsValues> }) {
  const t = useText();
  return (
    <>
      <Panel title={t('dashboard.contactJoin.contact')}>
        <Section form={form} section="contact" />
      </Panel>
      <Panel title={t('dashboard.contactJoin.join')}>
        <Section form={form} section="join" />
      </Panel>
    </>
  );
}

interface SectionProps {
  form: UseFormReturn<SiteTextsValues>;
  section: SectionName;
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
