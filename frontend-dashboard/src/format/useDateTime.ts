import { TIME_ZONE } from '@manjara/contracts';
import { useLanguage } from '@manjara/platform';

const FORMATS = {
  moment: { dateStyle: 'medium', timeStyle: 'short' },
  full: { dateStyle: 'full', timeStyle: 'short' },
  day: { dateStyle: 'full' },
  time: { timeStyle: 'short' },
} as const;

/** Formats a date and time in the page's language; empty if missing or invalid. */
export function useDateTime(
  part: keyof typeof FORMATS = 'moment',
): (iso: string | undefined) => string {
  const { locale } = useLanguage();
  return (iso) => {
    const date = new Date(iso ?? '');
    if (Number.isNaN(date.getTime())) return '';
    const format = { ...FORMATS[part], timeZone: TIME_ZONE };
    return new Intl.DateTimeFormat(locale, format).format(date);
  };
}
