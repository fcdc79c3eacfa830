import { useLanguage } from '@manjara/platform';

const formats = new Map<string, Intl.NumberFormat>();

/** Cached: on a phone, creating a formatter costs more than rendering the number. */
function formatOf(locale: string, options?: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = locale + JSON.stringify(options ?? {});
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, options);
  formats.set(key, format);
  return format;
}

/** Formats numbers in the numerals of the page's language. */
export function useNumberFormat(options?: Intl.NumberFormatOptions): (value: number) => string {
  const { locale } = useLanguage();
  return formatOf(locale, options).format;
}
