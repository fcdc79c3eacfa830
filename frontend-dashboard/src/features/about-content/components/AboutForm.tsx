import { type AboutContent, LIMITS } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { ContentForm } from '../../../components/content/ContentForm';
import { SlotGrid } from '../../../components/content/SlotGrid';
import { Panel } from '../../../components/Panel';
import { TwinFields } from '../../../components/TwinFields';
import { useSavedForm } from '../../../hooks/useSavedForm';
import { useSaveAboutContent } from '../api/save-about-content';
import { type AboutValues, fieldFor, toDraft, toFormData, valuesOf } from '../hooks/about-form';

/** The headline and the pictures of the about page (spec §2). */
export function AboutForm({ content }: { content: AboutContent }) {
  const t = useText();
  const { mutateAsync } = useSaveAboutContent();
  const state = useSavedForm<AboutValues>({
    name: 'about-content',
    initial: valuesOf(content),
    save: async (values, saved, transfer) =>
      valuesOf(await mutateAsync({ body: toFormData(values, saved), transfer })),
    fieldFor,
    texts: {
      pending: t('dashboard.aboutContent.saving'),
      success: t('dashboard.aboutContent.saved'),
    },
  });
  return (
    <ContentForm state={state} uploads toDraft={toDraft}>
      <Panel title={t('dashboard.aboutContent.headline')}>
        <TwinFields
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
        />
      </Panel>
    </ContentForm>
  );
}
