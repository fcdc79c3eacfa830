import { TIME_ZONE } from '@manjara/contracts';

const DAY_MS = 24 * 3_600_000;
/** Canada writes its dates as ISO 8601 does. */
const ISO_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE });

/** The day of a moment in Jeddah, as YYYY-MM-DD. */
export const dayAt = (time: Date): string => ISO_DAY.format(time);

/** So many days, of which `last` is the last, the oldest first. */
export const daysUntil = (last: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(last) - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );
