import { type HomeContent, LIMITS } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import type { UseFormReturn } from 'react-hook-form';
import { SlotField, SlotGrid } from '../../pictures/SlotField';
import { LocalisedFields } from '../../fields/LocalisedFields';
import { Panel } from '../../page/Panel';
import { HERO_PREVIEWS, teaserPreviews } from '../../pictures/crops';
import { slotLabels } from '../../pictures/slots';
import { defineSingleton } from '../../singleton/define-singleton';
import { fieldFor, type HomeValues, toDraft, toFormData, valuesOf } from './home-values';
import styles from './home.module.css';

/** The texts and pictures of the home page (spec §2). */
export const home = defineSingleton<HomeContent, HomeValues>({
  path: '/content/home',
  formName: 'home-content',
  texts: 'homeContent',
  pages: [{ path: '/', name: 'dashboard.homeContent.title' }],
  read: valuesOf,
  toBody: toFormData,
  fieldFor,
  labels(t, locale) {
    const part = (section: 'hero' | 'about', name: 'mainText' | 'description') =>
      [t(`dashboard.homeContent.${section}`), t(`dashboard.homeContent.${name}`)].join(' – ');
    return {
      mainText: part('hero', 'mainText'),
      heroDescription: part('hero', 'description'),
      aboutDescription: part('about', 'description'),
      hero: t('dashboard.homeContent.heroImage'),
      heroNoon: t('dashboard.homeContent.heroNoonImage'),
      heroDusk: t('dashboard.homeContent.heroDuskImage'),
      ...slotLabels('about', locale, (place) => t('dashboard.homeContent.aboutImage', { place })),
    };
  },
  toDraft,
  Fields: HomeFields,
});

function HomeFields({ form }: { form: UseFormReturn<HomeValues> }) {
  const t = useText();
  return (
    <>
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
            name="hero"
            label={t('dashboard.homeContent.heroImage')}
            crops={HERO_PREVIEWS}
            required
          />
        </div>
        <p className={styles.lights}>{t('dashboard.homeContent.heroLights')}</p>
        <div className={styles.more}>
          {(['heroNoon', 'heroDusk'] as const).map((name) => (
            <SlotField
              key={name}
              form={form}
              name={name}
              label={t(`dashboard.homeContent.${name}Image`)}
              crops={HERO_PREVIEWS}
            />
          ))}
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
          cropsOf={teaserPreviews}
        />
      </Panel>
    </>
  );
}
