import { type Language, TIME_ZONE } from '@manjara/contracts';

const FIELDS = {
  timeZone: TIME_ZONE,
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
} as const;

/** en-US, because en-GB pads a numeric day and month with zeros. */
const LOCALES = { ar: 'ar-EG', en: 'en-US' } as const;

const formats: Partial<Record<Language, Intl.DateTimeFormat>> = {};

/** Created on first use: it takes some tens of milliseconds on a phone. */
const formatOf = (language: Language): Intl.DateTimeFormat =>
  (formats[language] ??= new Intl.DateTimeFormat(LOCALES[language], FIELDS));

/**
 * A date as d/m/yyyy in English and with Arabic-Egypt numerals in Arabic, in Jeddah's time
 * (spec §9); null without a valid date.
 */
export function formatDate(iso: string | undefined, language: Language): string | null {
  const date = new Date(iso ?? '');
  if (Number.isNaN(date.getTime())) return null;
  const format = formatOf(language);
  if (language === 'ar') return format.format(date);
  const parts = Object.fromEntries(
    format.formatToParts(date).map(({ type, value }) => [type, value]),
  );
  return `${parts.day}/${parts.month}/${parts.year}`;
}
