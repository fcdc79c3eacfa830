import { type CategoryLabels, isCategoryPair, PROJECT_CATEGORIES } from '@manjara/contracts';
import { useLanguage, useText } from '@manjara/platform';

/** The title of the list. The first categories have irregular titles. */
export function useListTitle(category: CategoryLabels | undefined): string {
  const t = useText();
  const { language } = useLanguage();
  if (!category) return t('projectsp.title');
  const first = PROJECT_CATEGORIES.find(({ en, ar }) => isCategoryPair([category], en, ar));
  return first
    ? t(`projectsp.titlesOf.${first.en}`)
    : t('projectsp.titleOf', { name: category[language] });
}
