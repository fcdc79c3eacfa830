import { type HomeContent, LIMITS } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { ContentForm } from '../../../components/content/ContentForm';
import { SlotField } from '../../../components/content/SlotField';
import { SlotGrid } from '../../../components/content/SlotGrid';
import { Panel } from '../../../components/Panel';
import { LocalisedFields } from '../../../components/LocalisedFields';
import { HERO_CROPS, teaserCrops } from '../../../pictures/crops';
import { toDraft } from '../hooks/home-form';
import { useHomeForm } from '../hooks/useHomeForm';
import styles from './HomeForm.module.css';

/** The texts and pictures of the home page (spec §2). */
export function HomeForm({ content }: { content: HomeContent }) {
  const t = useText();
  const state = useHomeForm(content);
  const { form } = state;
  return (
    <ContentForm state={state} toDraft={toDraft}>
      <Panel title={t('dashboard.homeContent.hero')}>
        <LocalisedFields
          form={form}
          names={['mainText', 'arMainText']}
          label={t('dashboard.homeContent.mainText')}
          maxLength={LIMITS.shortText}
        />
        <LocalisedFields
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
            bilingual
            name="hero"
            label={t('dashboard.homeContent.heroImage')}
            hint={t('dashboard.pictures.altHint')}
            crops={HERO_CROPS}
            required
          />
        </div>
      </Panel>
      <Panel title={t('dashboard.homeContent.about')}>
        <LocalisedFields
          form={form}
          names={['aboutDescription', 'arAboutDescription']}
          label={t('dashboard.homeContent.description')}
          maxLength={LIMITS.longText}
          multiline
        />
        <SlotGrid
          form={form}
          name="about"
          labelOf={(place) => t('dashboard.homeContent.aboutImage', { place })}
          cropsOf={teaserCrops}
        />
      </Panel>
    </ContentForm>
  );
}
