/** Formats a number of bytes, e.g. 3.4 MB; one kilobyte at least. */
export function formatSize(bytes: number, locale: string): string {
  const [unit, size, maximumFractionDigits] =
    bytes < 1_000_000
      ? (['kilobyte', 1_000, 0] as const)
      : bytes < 1_000_000_000
        ? (['megabyte', 1_000_000, 1] as const)
        : (['gigabyte', 1_000_000_000, 1] as const);
  return Math.max(1, bytes / size).toLocaleString(locale, {
    style: 'unit',
    unit,
    maximumFractionDigits,
  });
}
