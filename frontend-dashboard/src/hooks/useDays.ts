import { useLanguage, useText } from '@manjara/platform';

/** A number of days in words. */
export function useDays(): (count: number) => string {
  const t = useText();
  const { locale } = useLanguage();
  return (count) => t('dashboard.trashNote.days', { count, number: count.toLocaleString(locale) });
}
