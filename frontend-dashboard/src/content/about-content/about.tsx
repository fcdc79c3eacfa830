import { type AboutContent, LIMITS } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import type { UseFormReturn } from 'react-hook-form';
import { SlotGrid } from '../../pictures/SlotField';
import { LocalisedFields } from '../../fields/LocalisedFields';
import { Panel } from '../../page/Panel';
import { aboutPreviews } from '../../pictures/crops';
import { slotLabels } from '../../pictures/slots';
import { defineSingleton } from '../../singleton/define-singleton';
import { type AboutValues, fieldFor, toDraft, toFormData, valuesOf } from './about-values';

/** The headline and the pictures of the about page (spec §2). */
export const about = defineSingleton<AboutContent, AboutValues>({
  path: '/content/about',
  formName: 'about-content',
  texts: 'aboutContent',
  pages: [{ path: '/about', name: 'dashboard.aboutContent.title' }],
  read: valuesOf,
  toBody: toFormData,
  fieldFor,
  labels: (t, locale) => ({
    mainText: t('dashboard.aboutContent.mainText'),
    ...slotLabels('images', locale, (place) => t('dashboard.aboutContent.imageAt', { place })),
  }),
  toDraft,
  Fields: AboutFields,
});

function AboutFields({ form }: { form: UseFormReturn<AboutValues> }) {
  const t = useText();
  return (
    <>
      <Panel title={t('dashboard.aboutContent.headline')}>
        <LocalisedFields
          form={form}
          names={['mainText', 'arMainText']}
          label={t('dashboard.aboutContent.mainText')}
          hint={t('dashboard.aboutContent.mainTextHint')}
          maxLength={LIMITS.shortText}
          multiline
          rows={2}
        />
      </Panel>
      <Panel title={t('dashboard.aboutContent.images')}>
        <SlotGrid
          form={form}
          name="images"
          labelOf={(place) => t('dashboard.aboutContent.imageAt', { place })}
          cropsOf={aboutPreviews}
        />
      </Panel>
    </>
  );
}
