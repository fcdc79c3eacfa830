/**
 * The same moment so many calendar months earlier; where that month has no such day, its last one:
 * three months before 31 May is the end of February, never March.
 */
export function monthsBefore(time: Date, months: number): Date {
  const earlier = new Date(time);
  earlier.setUTCMonth(time.getUTCMonth() - months);
  if (earlier.getUTCDate() !== time.getUTCDate()) earlier.setUTCDate(0);
  return earlier;
}
