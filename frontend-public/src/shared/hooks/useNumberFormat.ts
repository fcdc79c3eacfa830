import { useLanguage } from '@manjara/platform';

const formats = new Map<string, Intl.NumberFormat>();

/** Kept, because making one costs a phone more than the component that shows the number. */
function formatOf(locale: string, options?: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = locale + JSON.stringify(options ?? {});
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, options);
  formats.set(key, format);
  return format;
}

/** Writes numbers in the numerals of the page's language. */
export function useNumberFormat(options?: Intl.NumberFormatOptions): (value: number) => string {
  const { locale } = useLanguage();
  return formatOf(locale, options).format;
}
