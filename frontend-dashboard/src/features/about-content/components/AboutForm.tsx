import { type AboutContent, LIMITS } from '@manjara/contracts';
import { useLanguage, useText } from '@manjara/platform';
import { useMemo } from 'react';
import { ContentForm } from '../../../components/content/ContentForm';
import { SlotGrid } from '../../../components/content/SlotGrid';
import { Panel } from '../../../components/Panel';
import { LocalisedFields } from '../../../components/LocalisedFields';
import { useSavedForm } from '../../../hooks/useSavedForm';
import { withTagOf } from '../../../lib/api/etags';
import { aboutCrops } from '../../../pictures/crops';
import { slotLabels } from '../../../pictures/slots';
import { getAboutContent } from '../api/get-about-content';
import { useSaveAboutContent } from '../api/save-about-content';
import { type AboutValues, fieldFor, toDraft, toFormData, valuesOf } from '../hooks/about-form';

const read = (content: AboutContent): AboutValues => withTagOf(content, valuesOf(content));

function useAboutLabels(): Record<string, string> {
  const t = useText();
  const { locale } = useLanguage();
  return {
    mainText: t('dashboard.aboutContent.mainText'),
    ...slotLabels('images', locale, (place) => t('dashboard.aboutContent.imageAt', { place })),
  };
}

/** The headline and the pictures of the about page (spec §2). */
export function AboutForm({ content }: { content: AboutContent }) {
  const t = useText();
  const { mutateAsync } = useSaveAboutContent();
  const state = useSavedForm<AboutValues>({
    name: 'about-content',
    initial: useMemo(() => read(content), [content]),
    stored: {
      reread: async () => read(await getAboutContent()),
      labels: useAboutLabels(),
      versions: { path: '/content/about', read },
    },
    save: async (values, saved, transfer) =>
      read(await mutateAsync({ body: toFormData(values, saved), transfer })),
    fieldFor,
    texts: {
      pending: t('dashboard.aboutContent.saving'),
      success: t('dashboard.aboutContent.saved'),
    },
  });
  return (
    <ContentForm state={state} toDraft={toDraft}>
      <Panel title={t('dashboard.aboutContent.headline')}>
        <LocalisedFields
          form={state.form}
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
          form={state.form}
          name="images"
          labelOf={(place) => t('dashboard.aboutContent.imageAt', { place })}
          cropsOf={aboutCrops}
        />
      </Panel>
    </ContentForm>
  );
}
