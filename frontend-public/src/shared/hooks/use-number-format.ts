import { useLanguage } from '@manjara/platform';

/** Writes numbers in the numerals of the page's language. */
export function useNumberFormat(options?: Intl.NumberFormatOptions): (value: number) => string {
  const { locale } = useLanguage();
  const { format } = new Intl.NumberFormat(locale, options);
  return format;
}
