import { useLanguage, useText } from '@manjara/platform';

/** How long something is kept, in words; 0 is for ever. */
export function useRetentionLabel(): (months: number) => string {
  const t = useText();
  const { locale } = useLanguage();
  return (months) =>
    months === 0
      ? t('dashboard.personalData.forEver')
      : t('dashboard.personalData.months', {
          count: months,
          number: months.toLocaleString(locale),
        });
}
