import { TIME_ZONE } from '@manjara/contracts';
import { DAY_MS } from '../../common/durations';

/** The Canadian date format is that of ISO 8601. */
const ISO_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE });

/** The day of a moment in Jeddah, as YYYY-MM-DD. */
export const dayAt = (time: Date): string => ISO_DAY.format(time);

/** The days up to `last`, the oldest first. */
export const daysUntil = (last: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(last) - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );
