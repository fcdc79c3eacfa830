import { useLanguage } from '@manjara/platform';

/** Arguments of a translation with a count: the plural form, and the number in local digits. */
export function useCounted() {
  const { locale } = useLanguage();
  return (count: number) => ({ count, number: count.toLocaleString(locale) });
}
