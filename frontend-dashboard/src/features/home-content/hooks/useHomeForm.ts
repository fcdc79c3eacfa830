import type { HomeContent } from '@manjara/contracts';
import { useLanguage, useText } from '@manjara/platform';
import { useMemo } from 'react';
import { useSavedForm } from '../../../hooks/useSavedForm';
import { withTagOf } from '../../../lib/api/etags';
import { slotLabels } from '../../../pictures/slots';
import { getHomeContent } from '../api/get-home-content';
import { useSaveHomeContent } from '../api/save-home-content';
import { fieldFor, type HomeValues, toFormData, valuesOf } from './home-form';

const read = (content: HomeContent): HomeValues => withTagOf(content, valuesOf(content));

function useHomeLabels(): Record<string, string> {
  const t = useText();
  const { locale } = useLanguage();
  const part = (section: 'hero' | 'about', name: 'mainText' | 'description') =>
    [t(`dashboard.homeContent.${section}`), t(`dashboard.homeContent.${name}`)].join(' – ');
  return {
    mainText: part('hero', 'mainText'),
    heroDescription: part('hero', 'description'),
    aboutDescription: part('about', 'description'),
    hero: t('dashboard.homeContent.heroImage'),
    ...slotLabels('about', locale, (place) => t('dashboard.homeContent.aboutImage', { place })),
  };
}

/** The state of the home content's form and how it is saved (spec §4, §8). */
export function useHomeForm(content: HomeContent) {
  const t = useText();
  const { mutateAsync } = useSaveHomeContent();
  return useSavedForm<HomeValues>({
    name: 'home-content',
    initial: useMemo(() => read(content), [content]),
    stored: {
      reread: async () => read(await getHomeContent()),
      labels: useHomeLabels(),
      versions: { path: '/content/home', read },
    },
    save: async (values, saved, transfer) =>
      read(await mutateAsync({ body: toFormData(values, saved), transfer })),
    fieldFor,
    texts: {
      pending: t('dashboard.homeContent.saving'),
      success: t('dashboard.homeContent.saved'),
    },
  });
}
