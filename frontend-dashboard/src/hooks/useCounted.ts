import { useLanguage } from '@manjara/platform';

/** What a text with a number is given: the count for its plural form, and the page's digits. */
export function useCounted() {
  const { locale } = useLanguage();
  return (count: number) => ({ count, number: count.toLocaleString(locale) });
}
