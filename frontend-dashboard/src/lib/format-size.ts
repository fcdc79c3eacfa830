const UNITS = ['byte', 'kilobyte', 'megabyte'] as const;

/** A number of bytes as people read it, e.g. 3.4 MB. */
export function formatSize(bytes: number, locale: string): string {
  const power = bytes < 1_000 ? 0 : bytes < 1_000_000 ? 1 : 2;
  return (bytes / 1_000 ** power).toLocaleString(locale, {
    style: 'unit',
    unit: UNITS[power],
    maximumFractionDigits: power === 2 ? 1 : 0,
  });
}
