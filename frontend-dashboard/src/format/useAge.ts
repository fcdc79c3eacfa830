import { useLanguage } from '@manjara/platform';

const MINUTE_MS = 60_000;
/** Up to how many minutes each unit is used. */
const UNITS = [
  // “now”
  ['second', 1, 1],
  ['minute', 60, 1],
  ['hour', 36 * 60, 60],
  ['day', Infinity, 24 * 60],
] as const;

/** Says how long ago a time is, such as “5 hours ago”. */
export function useAge(): (iso: string) => string {
  const { locale } = useLanguage();
  return (iso) => {
    const minutes = Math.max(0, (Date.now() - Date.parse(iso)) / MINUTE_MS);
    const [unit, , size] = UNITS.find(([, limit]) => minutes < limit) ?? UNITS[3];
    const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
    return format.format(-Math.floor(minutes / size), unit);
  };
}
