import type { HomeContent } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { useSavedForm } from '../../../hooks/useSavedForm';
import { useSaveHomeContent } from '../api/save-home-content';
import { fieldFor, type HomeValues, toFormData, valuesOf } from './home-form';

/** The state of the home content's form and how it is saved (spec §4, §8). */
export function useHomeForm(content: HomeContent) {
  const t = useText();
  const { mutateAsync } = useSaveHomeContent();
  return useSavedForm<HomeValues>({
    name: 'home-content',
    initial: valuesOf(content),
    save: async (values, saved, transfer) =>
      valuesOf(await mutateAsync({ body: toFormData(values, saved), transfer })),
    fieldFor,
    texts: {
      pending: t('dashboard.homeContent.saving'),
      success: t('dashboard.homeContent.saved'),
    },
  });
}
