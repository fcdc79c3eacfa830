import { LIMITS, type SiteTexts } from '@manjara/contracts';
import { type Translate, useText } from '@manjara/platform';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import { LocalisedFields } from '../../fields/LocalisedFields';
import { Panel } from '../../page/Panel';
import { arabicField } from '../../fields/pair-names';
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

/** The texts of a section; `subText` is of the contact page alone. */
const TEXTS = ['mainText', 'sectionTitle', 'subText', 'description'] as const;

const labelsOf = (section: SectionName, t: Translate): Record<string, string> => {
  const title = t(`dashboard.contactJoin.${section}`);
  return Object.fromEntries(
    TEXTS.map((name) => [
      `${section}.${name}`,
      [title, t(`dashboard.contactJoin.fields.${name}`)].join(' – '),
    ]),
  );
};

const pathOf = (section: SectionName, name: string) =>
  `${section}.${name}` as FieldPath<SiteTextsValues>;

function SiteTextsFields({ form }: { form: UseFormReturn<SiteTextsValues> }) {
  const t = useText();
  return (['contact', 'join'] as const).map((section) => (
    <Panel key={section} title={t(`dashboard.contactJoin.${section}`)}>
      {TEXTS.filter((name) => section === 'contact' || name !== 'subText').map((name) => (
        <LocalisedFields
          key={name}
          form={form}
          names={[pathOf(section, name), pathOf(section, arabicField(name))]}
          label={t(`dashboard.contactJoin.fields.${name}`)}
          {...(name === 'description'
            ? { maxLength: LIMITS.longText, multiline: true, rows: 4 }
            : { maxLength: LIMITS.shortText })}
          required={false}
        />
      ))}
    </Panel>
  ));
}
