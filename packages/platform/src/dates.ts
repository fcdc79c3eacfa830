import { type Language, TIME_ZONE } from '@manjara/contracts';

/** A date as d/m/yyyy in English and with Arabic-Egypt numerals in Arabic, in Jeddah's time (spec §9). */
export function formatDate(iso: string | undefined, language: Language): string | null {
  const date = new Date(iso ?? '');
  if (Number.isNaN(date.getTime())) return null;
  return new Intl.DateTimeFormat(language === 'ar' ? 'ar-EG' : 'en-GB', {
    timeZone: TIME_ZONE,
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
  }).format(date);
}
