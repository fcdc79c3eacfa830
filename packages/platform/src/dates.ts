import { type Language, TIME_ZONE } from '@manjara/contracts';

const FIELDS = {
  timeZone: TIME_ZONE,
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
} as const;

const arabic = new Intl.DateTimeFormat('ar-EG', FIELDS);
/** en-US, because en-GB pads a numeric day and month with zeros. */
const english = new Intl.DateTimeFormat('en-US', FIELDS);

/**
 * A date as d/m/yyyy in English and with Arabic-Egypt numerals in Arabic, in Jeddah's time
 * (spec §9); null without a valid date.
 */
export function formatDate(iso: string | undefined, language: Language): string | null {
  const date = new Date(iso ?? '');
  if (Number.isNaN(date.getTime())) return null;
  if (language === 'ar') return arabic.format(date);
  const parts = Object.fromEntries(
    english.formatToParts(date).map(({ type, value }) => [type, value]),
  );
  return `${parts.day}/${parts.month}/${parts.year}`;
}
