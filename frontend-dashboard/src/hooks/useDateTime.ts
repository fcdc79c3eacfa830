import { TIME_ZONE } from '@manjara/contracts';
import { useLanguage } from '@manjara/platform';

const LOCALES = { ar: 'ar-EG', en: 'en-GB' } as const;
const FORMAT = { dateStyle: 'medium', timeStyle: 'short', timeZone: TIME_ZONE } as const;

/** Formats a moment in the page's language; empty without a valid one. */
export function useDateTime(): (iso: string | undefined) => string {
  const { language } = useLanguage();
  return (iso) => {
    const date = new Date(iso ?? '');
    if (Number.isNaN(date.getTime())) return '';
    return new Intl.DateTimeFormat(LOCALES[language], FORMAT).format(date);
  };
}
